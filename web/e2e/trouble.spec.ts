/** Bad input and bad days: a sentence that says what to do, in every language, and nothing breaks. */
import type { Page } from '@playwright/test';
import { Player } from './support/player';
import { expectScore } from './support/score';
import { begin, expect, makeLateTable, makeTable, prefer, test, url } from './support/test';
import { Wire } from './support/wire';
import { LANGS, words } from './support/words';

const english = words('en');
const NOWHERE = 'a'.repeat(16);

for (const lang of LANGS) {
  const say = words(lang);
  /** The trouble is told, and there is a way out of it. */
  const told = async (page: Page, code: string, remedy: string) => {
    const alert = page.getByRole('alert').filter({ hasText: say(`trouble-${code}.title`) });
    await expect(alert).toContainText(say(`trouble-${code}`));
    await expect(
      alert.getByRole('link', { name: say(remedy) }).or(alert.getByRole('button', { name: say(remedy) })),
    ).toBeVisible();
    await narrow(page);
  };

  test(`addresses that lead nowhere, in ${lang}`, async ({ page, context, newcomer, expected }) => {
    expected.push(/status of 40[034]/, /WebSocket connection/);
    await prefer(context, { lang });
    const other = await newcomer('Somebody');
    const theirs = await makeTable(other, { players: 2 });

    await page.goto(`${url()}/nowhere`);
    await expect(page.getByRole('heading', { name: say('start-lost-title') })).toBeVisible();
    // A table that never was, something that is no table at all, and one of others look the same.
    for (const table of [NOWHERE, '%3Cb%3E', theirs.table]) {
      await page.goto(`${url()}/t/${table}`);
      await told(page, 'not-found', 'trouble-home');
    }
    await page.goto(`${url()}/t/${theirs.table}#${'0'.repeat(32)}`);
    await page.getByRole('button', { name: say('start-sit') }).click();
    await told(page, 'bad-invitation', 'trouble-home');
    await page.getByRole('link', { name: say('trouble-home') }).click();
    await expect(page.getByRole('button', { name: say('start-play'), exact: true })).toBeVisible();
  });

  test(`a page that is older than the server, in ${lang}`, async ({ page, context }) => {
    await prefer(context, { lang });
    const made = await makeTable(page, { players: 2 });
    let outdated = true;
    await page.routeWebSocket(/\/socket$/, (socket) => {
      if (!outdated) return void socket.connectToServer();
      socket.onMessage((text) => {
        const { type } = JSON.parse(String(text)) as { type: string };
        const error = { type: 'error', code: 'other_version', message: 'this server speaks another version' };
        if (type === 'watch') socket.send(JSON.stringify(error));
      });
    });
    await page.goto(`${url()}/t/${made.table}`);
    await told(page, 'other-version', 'web-reload');
    outdated = false;
    await page.getByRole('button', { name: say('web-reload') }).click();
    await expect(page.getByRole('button', { name: say('start-begin') })).toBeVisible();
  });

  test(`a server that is gone, in ${lang}`, async ({ page, context, expected }) => {
    expected.push(/WebSocket connection|net::ERR|Failed to load resource/);
    await prefer(context, { lang });
    const wire = await Wire.to(url());
    await page.goto(wire.url);
    const play = page.getByRole('button', { name: say('start-play'), exact: true });
    await expect(play).toBeVisible();
    wire.cut();
    await play.click();
    await told(page, 'offline', 'trouble-again');
    wire.mend();
    await page.getByRole('button', { name: say('trouble-again') }).click();
    const live = page.locator('.bar').getByText(say('link-live'), { exact: true });
    await expect(live).toBeVisible();
    wire.cut();
    await expect(page.locator('.bar').getByText(say('link-offline'))).toBeVisible();
    wire.mend();
    await expect(live).toBeVisible();
    await wire.close();
  });
}

test('a page whose words do not arrive tries again', async ({ page, expected }) => {
  expected.push(/net::ERR|Failed to load resource/);
  let lost = 0;
  await page.route(/assets\/main-[^/]*\.js$/, (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  await page.goto(url());
  await expect(page.getByRole('button', { name: english('start-play'), exact: true })).toBeVisible();
  expect(lost).toBe(2);

  // Another language cannot be had now: that is said in the one that is spoken.
  await page.unroute(/assets\/main-[^/]*\.js$/);
  await page.route(/assets\/main-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('alert').filter({ hasText: english('trouble-part-missing') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a game that is over is there to be looked at', async ({ page, newcomer, expected }) => {
  expected.push(/status of 40[034]/);
  const made = await makeLateTable(page, { watching: true });
  await page.goto(`${url()}/t/${made.table}`);
  await new Player(page, { seed: 71 }).toTheEnd();
  await expectScore(page);
  await page.reload();
  await expectScore(page);
  await expect(page.locator('.decide')).toHaveCount(0);
  await expect(page.getByRole('button', { name: english('table-undo') })).toHaveCount(0);

  // An old link to it says that it is over.
  const late = await newcomer('Late');
  await late.goto(`${url()}/t/${made.table}#${'0'.repeat(32)}`);
  await late.getByRole('button', { name: english('start-sit') }).click();
  await expect(late.getByRole('heading', { name: english('trouble-ended.title') })).toBeVisible();
  await expect(late.getByRole('link', { name: english('start-replay') })).toHaveAttribute(
    'href',
    `/replay/${made.table}`,
  );
  // Whoever watches sees the sheet, too.
  await late.goto(`${url()}/t/${made.table}`);
  await expect(late.getByRole('table', { name: english('end-sheet') })).toBeVisible();
});

for (const [how, forbid] of [
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`a browser whose storage is ${how} can play all the same`, async ({ page }) => {
    await page.addInitScript(forbid);
    const made = await makeTable(page, { players: 2 });
    await expect(page.getByText(english('trouble-forgetful'))).toBeVisible();
    await page.getByRole('button', { name: english('start-theme-dark') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await begin(page, made);
    const player = new Player(page, { seed: 72 });
    await player.answerOnce();
    await player.until((seen) => seen.what === 'question');
    // The seat is kept by a cookie, so not even a reload loses it.
    await page.reload();
    await player.answerOnce();
  });
}

test.describe('hostile names', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  const NAMES = ['<img src=x onerror=alert(1)>', 'W'.repeat(40), '👩‍👩‍👧‍👦🏴‍☠️{$who}', 'שָׁלוֹם (עולם) عربى'];

  test('are only ever text', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const made = await makeTable(
      page,
      { players: 4, governor: 0 },
      NAMES.map((name) => ({ here: { name } })),
    );
    await page.goto(`${url()}/t/${made.table}`);
    for (const name of NAMES) await expect(page.getByText(name, { exact: true })).toBeVisible();
    await narrow(page);
    await page.getByRole('button', { name: english('start-begin') }).click();

    const player = new Player(page, { seed: 73 });
    const called = new Set<string>();
    await player.until(
      (seen) => {
        if (seen.what === 'curtain')
          NAMES.filter((name) => seen.button.includes(name)).forEach((name) => called.add(name));
        return called.size === NAMES.length && seen.what === 'question';
      },
      async () => narrow(page),
    );
    await narrow(page);
    // At the towns and in the log, where the own name is "you".
    const own = await page.locator('.player.own bdi').first().innerText();
    const log = page.getByRole('list', { name: english('table-log') });
    for (const name of NAMES) {
      await expect(page.locator('.player bdi').filter({ hasText: name })).toHaveCount(1);
      if (name !== own) await expect(log.getByText(name).first()).toBeAttached();
    }
    expect(await page.locator('img').count()).toBe(0);
    expect(dialogs).toEqual([]);
  });

  test('lose what would turn the text around them', async ({ page, newcomer }) => {
    const made = await makeTable(page, { players: 2 }, [{ here: { name: 'Pip' } }, { link: {} }]);
    const friend = await newcomer('');
    await friend.goto(`${url()}/t/${made.table}#${made.invitations[1]}`);
    await friend
      .getByRole('textbox', { name: english('start-name') })
      .fill('\u202eR\u2066o\u0007bin\u202c  the \u200fGreat');
    await friend.getByRole('button', { name: english('start-sit') }).click();
    await expect(friend.getByRole('heading', { name: english('start-all-there') })).toBeVisible();
    await begin(page, made);
    const name = await page.locator('.player:not(.own) bdi').first().textContent();
    expect(name).toMatch(/^Robin the .?Great$/);
    expect(name).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
    const isolated = page.locator('.player:not(.own) bdi').first();
    await expect(isolated).toHaveCSS('unicode-bidi', 'isolate');
    await narrow(page);
  });
});

test('nothing but our own files may run', async ({ page, request, expected }) => {
  expected.push(/Executing inline script violates/);
  for (const path of ['/', '/new', `/t/${NOWHERE}`, '/cards']) {
    const answer = await request.get(url() + path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-|data:|\*/);
    const html = await answer.text();
    expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toBeNull();
    expect(html.match(/<[^>]+\s(on\w+|style)=/g)).toBeNull();
  }
  // And the browser keeps to it.
  await page.goto(url());
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});

/** Nothing sticks out sideways; if something does, it is told what. */
async function narrow(page: Page) {
  const sticking = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *')].filter(
      (node) => node.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.map((node) => `${node.tagName} ${node.getAttribute('class')} ${node.getBoundingClientRect().right}`);
  });
  expect(sticking).toEqual([]);
}

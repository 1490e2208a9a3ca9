/** Taking back an answer. */
import type { TableSeen } from '../src/protocol';
import { Player } from './support/player';
import { boardText, served } from './support/score';
import { begin, expect, makeTable, test } from './support/test';
import { words } from './support/words';

const say = words('en');

test('a building is taken back before it is paid', async ({ page }) => {
  await begin(page, await makeTable(page, { players: 2 }));
  const player = new Player(page, { seed: 51, frugal: true });
  let before: { server: TableSeen; board: string[] } | null = null;
  await player.until(
    (_, kind) => kind === 'pay',
    async (kind, asked) => {
      const fresh = asked.spots.every((spot) => spot.state === 'possible');
      if (kind === 'build' && fresh) before = { server: await served(page), board: await boardText(page) };
    },
  );
  if (!before) throw new Error('nothing was built');
  const { server, board: shown }: { server: TableSeen; board: string[] } = before;
  expect((await served(page)).snapshot.view).not.toEqual(server.snapshot.view);

  await page.getByRole('button', { name: say('table-undo') }).click();
  await expect(page.getByRole('region', { name: say('question-build') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('log-undone', { who: 'Pip', person: 'you' }) })).toBeVisible();
  const after = await served(page);
  expect(after.snapshot.view).toEqual(server.snapshot.view);
  expect(after.question).toEqual(server.question);
  expect(await boardText(page)).toEqual(shown);

  // Another decision can be made, by keys alone, and taken back by them, too.
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: say('question-build') })).toHaveCount(0);
  await player.until((seen) => seen.what === 'question');
});

test('what cannot be taken back says why, and nothing changes', async ({ page }) => {
  await begin(page, await makeTable(page, { players: 2, governor: 0 }));
  await expect(page.getByRole('region', { name: say('question-role') })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: say('table-undo-refused') });

  // Nothing was answered yet.
  await page.getByRole('button', { name: say('table-undo') }).click();
  await expect(alert).toBeVisible();

  // A card was drawn, which nobody can forget.
  await page.getByRole('button', { name: /^Prospector/ }).click();
  await expect(page.getByRole('button', { name: /^You draw 1 card for the prospector/ })).toBeVisible();
  await expect(alert).toHaveCount(0);
  const player = new Player(page, { seed: 52 });
  await player.until((seen) => seen.what === 'question');
  const before = await served(page);
  await page.keyboard.press('u');
  await expect(alert).toBeVisible();
  expect(await served(page)).toEqual(before);

  // The complaint is gone with the next answer, and the game goes on.
  await player.answerOnce();
  await expect(alert).toHaveCount(0);
});

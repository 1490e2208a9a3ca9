/**
 * How fast the page is. Bytes, clicks and shifts are held to their bars. Times by the clock are printed; what is held is the time that
 * the processor is at work for the page, because machines of tests do other things, too.
 */
import { undisturbed } from './support/hands';
import { Player } from './support/player';
import { countWork, measure, measured, percentile, Wire, work, worstStretch } from './support/speed';
import { begin, expect, makeTable, prefer, test, url } from './support/test';

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

const KIB = 1024;
const print = (line: string) => process.stdout.write(`speed: ${line}\n`);
const round = (value: number) => Math.round(value);

test('from opening the page to the first decision', async ({ page, context }) => {
  // As somebody who comes for the first time, but for who begins: that is chance.
  await prefer(context, { speed: 1, name: '' });
  await page.addInitScript(() => localStorage.setItem('sanjuan:setup', JSON.stringify({ governor: 0 })));
  await measure(page, { play: '.play', table: '.board .hand, .mine', decision: '.decide' });
  const wire = await Wire.of(page);
  await countWork(wire.session);
  await wire.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  await page.goto(url());
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.decide')).toBeVisible({ timeout: 30_000 });
  const { task, script, layout } = await work(wire.session);
  const { seen, long, shifts } = await measured(page);

  for (const [kind, bytes] of [...wire.bytes].sort((a, b) => b[1] - a[1]))
    print(`  ${(bytes / KIB).toFixed(1)} KiB ${kind}`);
  print(`first load ${(wire.total / KIB).toFixed(1)} KiB (bar 300)`);
  print(
    `1 click (bar 2); with the CPU slowed 4 times: Play after ${round(seen.play ?? 0)} ms, first decision after ${round(seen.decision ?? 0)} ms (bar 2000)`,
  );
  print(
    `at work ${round(task)} ms, of which script ${round(script)}, layout ${round(layout)}; longest tasks ${long
      .sort((a, b) => b - a)
      .slice(0, 5)
      .map(round)
      .join(', ')} ms`,
  );
  print(`layout shift ${worstStretch(shifts.filter((one) => !one.expected)).toFixed(4)} (bar 0.02)`);
  expect(wire.total).toBeLessThan(300 * KIB);
  expect(worstStretch(shifts.filter((one) => !one.expected))).toBeLessThanOrEqual(0.02);
  // A machine that does other things, too, makes tasks longer; this only catches what is far off.
  expect(task).toBeLessThan(4_000);
});

for (const slowed of [1, 4]) {
  const tag = slowed > 1 ? [] : '@long';
  test(`taps and shifts over several rounds, the CPU slowed ${slowed} times`, { tag }, async ({ page, context }) => {
    test.setTimeout(300_000);
    await prefer(context, { speed: 0 });
    await measure(page);
    const options = { players: 4, edition: 'second', new_buildings: true, events: true } as const;
    const made = await makeTable(page, options, undefined, { pace: 200 });
    const session = await page.context().newCDPSession(page);
    await begin(page, made);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    let touches = 0;
    const player = new Player(page, { seed: 3, hands: undisturbed(page, () => (touches += 1)) });
    await player.until((seen) => seen.what === 'question' && seen.round === 'Round 4');
    const { taps, shifts } = await measured(page);
    const quick = Array<number>(Math.max(0, touches - taps.length)).fill(16);
    const durations = [...taps.map((tap) => tap.duration), ...quick];
    const processing = taps.map((tap) => tap.processing);
    print(
      `CPU slowed ${slowed} times, ${touches} taps: p50 ${percentile(durations, 50)} ms, p98 ${percentile(durations, 98)} ms, longest ${Math.max(...durations)} ms (bar 100); of which the page longest ${round(Math.max(0, ...processing))} ms`,
    );
    const free = shifts.filter((one) => !one.expected);
    print(
      `layout shift over ${await page.locator('.round').textContent()}: worst stretch ${worstStretch(free).toFixed(4)} (bar 0.02); with those after a tap ${worstStretch(shifts).toFixed(4)}`,
    );
    for (const shift of free.filter((one) => one.value > 0.005)) print(`  ${JSON.stringify(shift)}`);
    expect(taps.length).toBeGreaterThan(0);
    expect(worstStretch(free)).toBeLessThanOrEqual(0.02);
    // A machine that does other things, too, makes everything longer; this only catches what is far off.
    expect(percentile(processing, 50)).toBeLessThan(100 * slowed);
  });
}

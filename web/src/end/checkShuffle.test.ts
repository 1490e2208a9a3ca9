import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../protocol';
import { checkShuffle, dealText, type Evidence, type Step } from './checkShuffle';

/** The example of docs/fairness.md. */
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const SEED = '2ffc07722be0a23e634ecd18d7e45286907589c071ce1f1eae10da8f133dc149';
const ENTROPY = ['00ff10', null, ''];

const sha = (words: string) => createHash('sha256').update(words).digest('hex');

function table(): TableInfo {
  const seats: SeatInfo[] = ENTROPY.map((entropy) => ({ name: 'Ana', player: { person: {} }, entropy }));
  const sheets = [31, 28, 5].map((total, seat) => ({ seat, lines: [], total, tie_break: seat }));
  const status = { result: { sheets, winners: [0] } } as unknown as TableInfo['status'];
  return { table: 'blue-harbor-7', seats, commitment: COMMITMENT, secret: SECRET, status } as TableInfo;
}

function record(seed = SEED): string {
  const deal = { table: 'blue-harbor-7', secret: SECRET, commitment: COMMITMENT, entropy: ENTROPY };
  const lines = [
    { record: 1, seed, seats: ['Ana, "hash":"', 'Ben', 'Cy'], deal },
    { seat: 1, answer: { role: 'builder' } },
    {
      result: {
        scores: [
          [31, 0],
          [28, 1],
          [5, 2],
        ],
        winners: [0],
      },
    },
  ];
  let last = '';
  return lines
    .map((line) => {
      const words = JSON.stringify(line);
      last = sha(`${last}\n${words}`).slice(0, 32);
      return `${words.slice(0, -1)},"hash":"${last}"}\n`;
    })
    .join('');
}

function evidence(given: Partial<Evidence> = {}): Evidence {
  return {
    table: table(),
    record: record(),
    commitment: COMMITMENT,
    added: new Map([[0, '00ff10']]),
    verification: { ok: true, answers: 1, problem: null },
    ...given,
  };
}

const verdicts = (steps: Step[]) => Object.fromEntries(steps.map(({ what, verdict }) => [what, verdict]));
const failing = (steps: Step[]) => steps.filter(({ verdict }) => verdict === 'fails').map(({ what }) => what);

describe('checking the shuffle', () => {
  it('makes the text of the deal as docs/fairness.md has it', () => {
    expect(sha(dealText(table()))).toBe(SEED);
  });

  it('finds nothing wrong with an honest game', async () => {
    const steps = await checkShuffle(evidence());
    expect(steps.every(({ verdict }) => verdict === 'holds')).toBe(true);
    expect(steps.map(({ what }) => what)).toEqual([
      'commitment',
      'before',
      'own',
      'chance',
      'deal',
      'seed',
      'chain',
      'result',
      'again',
    ]);
  });

  it('finds a secret that was exchanged', async () => {
    const other = { ...table(), secret: SECRET.replace('00', 'ff') };
    expect(failing(await checkShuffle(evidence({ table: other })))).toEqual(['commitment', 'deal', 'seed']);
  });

  it('finds a commitment that is another one than before the deal', async () => {
    expect(failing(await checkShuffle(evidence({ commitment: SEED })))).toEqual(['before']);
  });

  it('finds that what one added was not used', async () => {
    const steps = await checkShuffle(
      evidence({
        added: new Map([
          [0, 'ffff'],
          [2, ''],
        ]),
      }),
    );
    expect(steps.filter(({ what }) => what === 'own')).toEqual([
      { what: 'own', verdict: 'fails', seat: 0 },
      { what: 'own', verdict: 'holds', seat: 2 },
    ]);
  });

  it('finds a seed that does not follow from the deal', async () => {
    expect(failing(await checkShuffle(evidence({ record: record(COMMITMENT) })))).toEqual(['seed']);
  });

  it('finds a record in which a line was changed, lost, or is none', async () => {
    expect(failing(await checkShuffle(evidence({ record: record().replace('builder', 'trader') })))).toEqual(['chain']);
    const lost = record()
      .split('\n')
      .filter((_, index) => index !== 1)
      .join('\n');
    expect(failing(await checkShuffle(evidence({ record: lost })))).toEqual(['chain']);
    expect(failing(await checkShuffle(evidence({ record: '<html>' })))).toEqual(['deal', 'seed', 'chain', 'result']);
  });

  it('finds another result in the record', async () => {
    const other = table();
    other.status.result?.sheets.reverse();
    expect(failing(await checkShuffle(evidence({ table: other })))).toEqual(['result']);
  });

  it('takes the word of the server for playing it again, and says if there is none', async () => {
    const bad = evidence({ verification: { ok: false, answers: 0, problem: 'line 3' } });
    expect(failing(await checkShuffle(bad))).toEqual(['again']);
    expect(verdicts(await checkShuffle(evidence({ verification: null })))).toMatchObject({ again: 'unknown' });
  });

  it('says what it cannot know: it was not there, or nobody added anything', async () => {
    const bots = table();
    bots.seats.forEach((seat) => (seat.entropy = null));
    const steps = await checkShuffle(evidence({ table: bots, commitment: null, added: new Map([[0, null]]) }));
    expect(verdicts(steps)).toMatchObject({ before: 'unknown', own: 'unknown', chance: 'unknown' });
  });
});

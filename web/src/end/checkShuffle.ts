/**
 * Checks that the cards of a game followed from what the server had committed itself to and from what the players added, as
 * docs/fairness.md says. All but the last step is computed here, of what this browser remembers and of the record.
 */
import type { TableInfo } from '../protocol';

/** What a step comes to. Of what this browser was not there to see, it cannot say anything. */
export type Verdict = 'holds' | 'fails' | 'unknown';

/** A step of the check. Its words are `end-check-<what>-<verdict>`. */
export interface Step {
  what: 'commitment' | 'before' | 'own' | 'chance' | 'deal' | 'seed' | 'chain' | 'result' | 'again';
  verdict: Verdict;
  /** The seat it is about. */
  seat?: number;
  /** The numbers it is about: lines of the record, or answers that were played again. */
  n?: number;
}

/** What the server says of playing the record again. */
export interface Verification {
  ok: boolean;
  answers: number;
  problem: string | null;
}

export interface Evidence {
  table: TableInfo;
  /** The record of the game, as text. */
  record: string;
  /** The commitment that this browser kept before anything was dealt. */
  commitment: string | null;
  /** What this browser added, by its own seats; `null` where it does not remember. */
  added: ReadonlyMap<number, string | null>;
  /** What the server says of it; `null` if it could not be asked. */
  verification: Verification | null;
}

/** Whether this browser can compute SHA-256, which it does for encrypted pages and for those of the same machine only. */
export function canCheck(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

export async function checkShuffle(evidence: Evidence): Promise<Step[]> {
  const { table, record, commitment, added, verification } = evidence;
  const lines = record.trimEnd().split('\n');
  const holds = (what: Step['what'], yes: boolean, more: Partial<Step> = {}): Step => {
    return { what, verdict: yes ? 'holds' : 'fails', ...more };
  };
  const unknown = (what: Step['what'], more: Partial<Step> = {}): Step => ({ what, verdict: 'unknown', ...more });
  const own = [...added].map(([seat, entropy]) => {
    return entropy === null ? unknown('own', { seat }) : holds('own', table.seats[seat]?.entropy === entropy, { seat });
  });
  const chance = table.seats.some((seat) => seat.entropy);
  const seed = await sha256(text(dealText(table)));
  return [
    holds('commitment', (await sha256(bytes(table.secret ?? ''))) === table.commitment),
    commitment === null ? unknown('before') : holds('before', commitment === table.commitment),
    ...own,
    chance ? holds('chance', true) : unknown('chance'),
    holds('deal', sameDeal(lines[0], table)),
    holds('seed', seed === parsed<{ seed: string }>(lines[0])?.seed),
    holds('chain', await chained(lines), { n: lines.length }),
    holds('result', sameResult(lines.at(-1), table)),
    verification === null ? unknown('again') : holds('again', verification.ok, { n: verification.answers }),
  ];
}

/** The text whose SHA-256 is the seed. */
export function dealText(table: Pick<TableInfo, 'secret' | 'table' | 'seats'>): string {
  const added = (entropy: string | null) => (entropy === null ? '-' : entropy || '=');
  const seats = table.seats.map((seat, number) => `${number} ${added(seat.entropy)}`);
  return ['sanjuan deal 1', table.secret ?? '', table.table, ...seats].map((line) => `${line}\n`).join('');
}

interface Header {
  deal?: { table: string; secret: string; commitment: string; entropy: (string | null)[] };
}

/** Whether the record tells of the same deal as the table. */
function sameDeal(header: string | undefined, table: TableInfo): boolean {
  const deal = parsed<Header>(header)?.deal;
  if (!deal) return false;
  const same = deal.table === table.table && deal.secret === table.secret && deal.commitment === table.commitment;
  return (
    same &&
    sameJson(
      deal.entropy,
      table.seats.map((seat) => seat.entropy),
    )
  );
}

function sameResult(last: string | undefined, table: TableInfo): boolean {
  const written = parsed<{ result?: { scores: unknown; winners: unknown } }>(last)?.result;
  const result = table.status.result;
  if (!written || !result) return false;
  const scores = result.sheets.map((sheet) => [sheet.total, sheet.tie_break]);
  return sameJson(written.scores, scores) && sameJson(written.winners, result.winners);
}

/** Whether each line of the record seals all before it. */
async function chained(lines: readonly string[]): Promise<boolean> {
  let last = '';
  for (const line of lines) {
    const sealed = /^(.*),"hash":"([0-9a-f]{32})"\}$/.exec(line);
    if (!sealed) return false;
    const hash = (await sha256(text(`${last}\n${sealed[1] ?? ''}}`))).slice(0, 32);
    if (hash !== sealed[2]) return false;
    last = hash;
  }
  return true;
}

function parsed<T>(line: string | undefined): T | null {
  try {
    return line === undefined ? null : (JSON.parse(line) as T);
  } catch {
    return null;
  }
}

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const text = (words: string) => new TextEncoder().encode(words);

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((two) => parseInt(two, 16)));
}

async function sha256(data: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

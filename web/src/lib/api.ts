/** Requests to the server, and what can come of them. */
import type { Code, Illegal, Refusal } from '../protocol';

/** What went wrong: a code of the server, or one of ours for what it could not say itself. */
export type Trouble = Code | 'offline' | 'broken';

/** The codes of the server that this page has words for. */
const CODES: Record<Code, true> = {
  bad_request: true,
  not_found: true,
  not_your_seat: true,
  bad_invitation: true,
  not_your_turn: true,
  stale: true,
  illegal: true,
  not_now: true,
  id_taken: true,
  limited: true,
  foreign_origin: true,
  other_version: true,
  unavailable: true,
};

/** A server that says nothing for so many milliseconds is not there. */
const PATIENCE = 30_000;

export class Refused extends Error {
  constructor(
    readonly code: Trouble,
    message: string,
    /** When to try again, in milliseconds from now. */
    readonly retryAfter: number | null = null,
    readonly illegal: Illegal | null = null,
  ) {
    super(message);
  }

  static of(refusal: Refusal): Refused {
    // A newer server may have reasons that this page does not know.
    const code = Object.hasOwn(CODES, refusal.code) ? refusal.code : 'broken';
    return new Refused(code, refusal.message, refusal.retry_after ?? null, refusal.illegal ?? null);
  }
}

/** Asks with `GET`, or with `POST` if there is a body. What takes the server long wants more patience. */
export async function api<T>(path: string, body?: unknown, patience = PATIENCE): Promise<T> {
  const answer = await request(path, body, patience);
  return (await answer.json().catch(() => {
    throw new Refused('broken', 'the answer is no JSON');
  })) as T;
}

/** The same for answers that are text. */
export async function apiText(path: string): Promise<string> {
  return (await request(path)).text();
}

async function request(path: string, body?: unknown, patience = PATIENCE): Promise<Response> {
  const asked: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          // Text is the text of a record.
          headers: { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...asked, signal: AbortSignal.timeout(patience) });
  } catch {
    throw new Refused('offline', 'the server cannot be reached');
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as (Refusal & { result?: { refused?: Refusal } }) | null;
    const refusal = told?.result?.refused ?? told;
    if (refusal?.code) throw Refused.of(refusal);
    throw new Refused(answer.status >= 500 ? 'unavailable' : 'broken', `the server said ${answer.status}`);
  }
  return answer;
}

/** Random hexadecimal digits, two a byte. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

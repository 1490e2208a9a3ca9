/** Requests to the server, and what can come of them. */
import type { Code, Illegal, Refusal } from '../protocol';

/** What went wrong: a code of the server, or one of ours for what it could not say itself. */
export type Trouble = Code | 'offline' | 'broken';

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
    return new Refused(refusal.code, refusal.message, refusal.retry_after ?? null, refusal.illegal ?? null);
  }
}

/** Asks with `GET`, or with `POST` if there is a body. */
export async function api<T>(path: string, body?: unknown): Promise<T> {
  const answer = await request(path, body);
  return (await answer.json().catch(() => {
    throw new Refused('broken', 'the answer is no JSON');
  })) as T;
}

/** The same for answers that are text. */
export async function apiText(path: string): Promise<string> {
  return (await request(path)).text();
}

async function request(path: string, body?: unknown): Promise<Response> {
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
    answer = await fetch(`/api${path}`, asked);
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

/**
 * What this browser remembers. Where it may not remember anything (private windows, full storage)
 * everything works until the page is closed, and `forgetful` is true.
 */
const memory = new Map<string, string>();
let failed = false;

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    failed = true;
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    failed = true;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    failed = true;
  }
}

/** The same for things with parts. What cannot be read any more is as if it had not been kept. */
export function keptJson<T>(key: string): T | null {
  try {
    const text = kept(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keepJson(key: string, value: unknown): void {
  keep(key, JSON.stringify(value));
}

/** Whether something could not be kept. */
export function forgetful(): boolean {
  return failed;
}

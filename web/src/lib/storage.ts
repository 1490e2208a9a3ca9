/**
 * What this browser remembers. Where it may not remember anything (private windows, full storage)
 * everything works until the page is closed, and `forgetful` is true.
 */
/** What could not be kept, in place of what may still lie there from before. */
const memory = new Map<string, string>();
let failed = false;

export function kept(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    failed = true;
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
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

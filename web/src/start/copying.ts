/** Puts text where it can be pasted from. Pages without encryption may do so only in the old way. */
export async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!field) return false;
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

/** Whether the device has its own way to hand a link on. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Nothing is said if whoever shares thinks better of it. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Files that are said to be records: what can be seen to be wrong with them before anybody is asked. */

/** The server takes records of so many bytes. A game has about a tenth of it. */
export const LARGEST = 512 * 1024;

/** What is wrong. Its words are `replay-file-<what>`. */
export type Fault =
  { what: 'empty' | 'unlike' | 'version' | 'refused' } | { what: 'big'; size: number } | { what: 'line'; line: number };

/** The text of a record, or what is wrong with the file. */
export async function readRecord(file: Blob): Promise<{ text: string } | Fault> {
  if (file.size === 0) return { what: 'empty' };
  if (file.size > LARGEST) return { what: 'big', size: file.size };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
  } catch {
    return { what: 'unlike' };
  }
  return faultOf(text) ?? { text };
}

/** Only what is plain to see: whether the game follows from it, the server finds out by playing it again. */
export function faultOf(text: string): Fault | null {
  const lines = text.trimEnd().split('\n');
  const header = lineOf(lines[0]);
  if (!header || !('record' in header)) return { what: 'unlike' };
  if (header.record !== 1) return { what: 'version' };
  const bad = lines.findIndex((line) => {
    const read = lineOf(line);
    return !read || !('hash' in read);
  });
  return bad < 0 ? null : { what: 'line', line: bad + 1 };
}

/** What the server found wrong: it names the line, if it is one. */
export function faultFrom(message: string): Fault {
  const line = /\bline (\d+)\b/.exec(message)?.[1];
  return line === undefined ? { what: 'refused' } : { what: 'line', line: Number(line) };
}

function lineOf(line: string | undefined): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(line ?? '');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

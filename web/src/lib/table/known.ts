/** The seats that this page was told it has when it made or joined a table, so that the table need not ask for them again. */
const seats = new Map<string, readonly number[]>();

export function remember(table: string, own: readonly number[]): void {
  const all = new Set([...(seats.get(table) ?? []), ...own]);
  seats.set(
    table,
    [...all].sort((a, b) => a - b),
  );
}

/** The own seats at a table, or `null` if only the server knows. */
export function known(table: string): readonly number[] | null {
  return seats.get(table) ?? null;
}

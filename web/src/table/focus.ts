/** Where the focus goes at the table when what had it is gone: to the same card, to its neighbour, to the question. */
export function* placesAfter(gone: HTMLElement, root: HTMLElement): Generator<Element | null | undefined> {
  const { spot = '', card } = gone.dataset;
  const [, pool, index] = /^(.*?)-?(\d+)$/.exec(spot) ?? [];
  if (pool !== undefined && index !== undefined) {
    const row = [...root.querySelectorAll<HTMLElement>(`button[data-spot^="${pool}-"]`)];
    if (card) yield row.find((one) => one.dataset.card === card);
    if (card) yield row[Math.min(Number(index), row.length - 1)];
  }
  if (spot) yield root.querySelector(`button[data-spot="${spot}"]`);
  yield root.querySelector('.asking');
  yield root.querySelector('.the-end');
  yield root.closest('main');
}

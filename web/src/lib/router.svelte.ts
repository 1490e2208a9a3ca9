/** Which page is shown. Links are ordinary links; those to pages of ours do not load anything anew. */

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  const { pathname, search, hash } = window.location;
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1) };
}

export const place: { now: Place } = $state({ now: here() });

/** Goes to a page, given as path with query and hash. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const before = place.now.path;
  place.now = here();
  if (place.now.path !== before) window.scrollTo(0, 0);
}

/** Changes what stands in the address without going anywhere, so that it can be copied. */
export function readdress(to: string): void {
  history.replaceState(null, '', to);
}

/** The parts of the path: `/t/abc` is `['t', 'abc']`. */
export function parts(): string[] {
  return place.now.path.split('/').filter((part) => part !== '');
}

/** Catches clicks on our own links. To be called once. */
export function catchLinks(): () => void {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    // Within a page the browser itself jumps to where a link points.
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  const moved = () => {
    place.now = here();
  };
  document.addEventListener('click', clicked);
  window.addEventListener('popstate', moved);
  window.addEventListener('hashchange', moved);
  return () => {
    document.removeEventListener('click', clicked);
    window.removeEventListener('popstate', moved);
    window.removeEventListener('hashchange', moved);
  };
}

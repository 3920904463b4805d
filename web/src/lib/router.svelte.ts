/** Where the reader is: the address is the state, so that reload, back and sharing always work. */

export interface Place {
  path: string;
  query: URLSearchParams;
}

class Route {
  #place = $state.raw<Place>(placeOf(location));

  get path(): string {
    return this.#place.path;
  }

  get query(): URLSearchParams {
    return this.#place.query;
  }

  /** Look at the address bar again. */
  read(): void {
    this.#place = placeOf(location);
  }
}

function placeOf(address: { pathname: string; search: string }): Place {
  return { path: address.pathname.replace(/(.)\/+$/, '$1'), query: new URLSearchParams(address.search) };
}

/** The present address, reactive: `route.path` without a slash at its end, `route.query`. */
export const route = new Route();

/** Go to an address of this page; the browser's back button leads here again. */
export function go(address: string): void {
  const before = location.pathname;
  history.pushState(null, '', address);
  route.read();
  if (location.pathname !== before && !location.hash) window.scrollTo(0, 0);
}

/** Change the address in place (a step, a filter): nothing to go back to. */
export function replace(address: string): void {
  history.replaceState(null, '', address);
  route.read();
}

/** Take over clicks on links that stay inside this page, and the back and forward buttons. Returns the way to stop. */
export function followLinks(page: Document): () => void {
  const onclick = (event: MouseEvent): void => {
    const address = addressToFollow(event);
    if (address === null) return;
    event.preventDefault();
    go(address);
  };
  const onpopstate = (): void => route.read();
  page.addEventListener('click', onclick);
  window.addEventListener('popstate', onpopstate);
  return () => {
    page.removeEventListener('click', onclick);
    window.removeEventListener('popstate', onpopstate);
  };
}

/** The address that a click leads to inside this page, or null if the browser should see to it. */
export function addressToFollow(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const to = new URL(href, location.href);
  if (to.origin !== location.origin || isOfTheService(to.pathname)) return null;
  const samePlace = to.pathname === location.pathname && to.search === location.search;
  if (samePlace && to.hash) return null;
  return to.pathname + to.search + to.hash;
}

function isOfTheService(path: string): boolean {
  return /^\/(api|ws|assets|health|ready|metrics)(\/|$)/.test(path);
}

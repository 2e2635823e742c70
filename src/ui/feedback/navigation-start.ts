const started = 'segara:navigation-started';

/** Told by the router whenever it sets out for another page. */
export function announceNavigation(url: string) {
  const to = new URL(url, location.href);
  // A jump within the page takes no time.
  if (to.pathname === location.pathname && to.search === location.search) return;
  dispatchEvent(new Event(started));
}

/** Calls back when the router sets out for another page. */
export function onNavigationStart(listener: () => void): () => void {
  addEventListener(started, listener);
  return () => removeEventListener(started, listener);
}

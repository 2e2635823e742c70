const started = 'segara:navigation-started';

/** Told by the router whenever it sets out for another page. */
export function announceNavigation(url: string) {
  const to = new URL(url, location.href);
  // A jump within the page takes no time.
  if (to.pathname === location.pathname && to.search === location.search) return;
  dispatchEvent(new CustomEvent(started, { detail: to }));
}

/** Calls back when the router sets out for another page, and says for which. */
export function onNavigationStart(listener: (to: URL) => void): () => void {
  const onStarted = (event: Event) => listener((event as CustomEvent<URL>).detail);
  addEventListener(started, onStarted);
  return () => removeEventListener(started, onStarted);
}

const started = 'segara:navigation-started';

/** The router calls this at the start of every navigation. */
export function announceNavigation(url: string) {
  const to = new URL(url, location.href);
  // A jump within the page is immediate.
  if (to.pathname === location.pathname && to.search === location.search) return;
  dispatchEvent(new CustomEvent(started, { detail: to }));
}

export function onNavigationStart(listener: (to: URL) => void): () => void {
  const onStarted = (event: Event) => listener((event as CustomEvent<URL>).detail);
  addEventListener(started, onStarted);
  return () => removeEventListener(started, onStarted);
}

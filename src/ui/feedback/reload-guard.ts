const key = 'segara-reloaded-at';
const pause = 10_000;

/** True when a script of this page failed to load because a newer build has replaced it. */
export function isOutdatedBuild(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /failed to (load chunk|fetch dynamically imported)/i.test(error.message);
}

/** True at most once in 10 seconds, so that a page that stays broken does not reload forever. */
export function mayReload(store: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now - last < pause) return false;
  store.setItem(key, String(now));
  return true;
}

/** Reloads the page if the error comes from an outdated build; returns whether it does. */
export function reloadIfOutdated(error: unknown): boolean {
  if (!isOutdatedBuild(error) || !navigator.onLine) return false;
  try {
    if (!mayReload(sessionStorage, Date.now())) return false;
  } catch {
    // Without storage there is no record of an earlier reload, and the page could reload forever.
    return false;
  }
  location.reload();
  return true;
}

/** Watches for scripts that a newer build has removed. */
export function watchForOutdatedBuild() {
  addEventListener('error', ({ error }) => reloadIfOutdated(error));
  addEventListener('unhandledrejection', ({ reason }) => reloadIfOutdated(reason));
}

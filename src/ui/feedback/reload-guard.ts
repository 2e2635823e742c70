const key = 'segara-reloaded-at';
const pause = 10_000;

/** A newer build has replaced the scripts that this page was made for. */
export function isOutdatedBuild(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /failed to (load chunk|fetch dynamically imported)/i.test(error.message);
}

/** True at most once in 10 seconds, so that a page that stays broken does not reload for ever. */
export function mayReload(store: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now - last < pause) return false;
  store.setItem(key, String(now));
  return true;
}

/** Reloads the page when the error is that of an outdated build; says whether it does. */
export function reloadIfOutdated(error: unknown): boolean {
  if (!isOutdatedBuild(error) || !navigator.onLine) return false;
  try {
    if (!mayReload(sessionStorage, Date.now())) return false;
  } catch {
    // Without storage nobody would know that it has reloaded already.
    return false;
  }
  location.reload();
  return true;
}

/** Watches for scripts that a newer build has taken away. */
export function watchForOutdatedBuild() {
  addEventListener('error', ({ error }) => reloadIfOutdated(error));
  addEventListener('unhandledrejection', ({ reason }) => reloadIfOutdated(reason));
}

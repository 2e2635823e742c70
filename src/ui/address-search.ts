'use client';
import { useSyncExternalStore } from 'react';

const changed = 'address-search-changed';

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changed, onChange);
  };
}

/**
 * Reads the query in the browser only, so that the page can be prerendered for everyone. A page rendered on request
 * passes the query of that request.
 */
export const useAddressSearch = (requested = ''): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => requested,
  );

/** Replaces the query without adding a history entry, so Back still leads to the previous page. */
export function changeAddressSearch(search: string) {
  history.replaceState(null, '', location.pathname + search + location.hash);
  dispatchEvent(new Event(changed));
}

'use client';
import { useSyncExternalStore } from 'react';

const changed = 'address-search-changed';

function subscribe(tell: () => void) {
  addEventListener('popstate', tell);
  addEventListener(changed, tell);
  return () => {
    removeEventListener('popstate', tell);
    removeEventListener(changed, tell);
  };
}

/** The query of the address, read in the browser only, so that the page is the same for everybody. */
export const useAddressSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/** The same page, under another query; the way back still leads to the page before. */
export function changeAddressSearch(search: string) {
  history.replaceState(null, '', location.pathname + search + location.hash);
  dispatchEvent(new Event(changed));
}

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

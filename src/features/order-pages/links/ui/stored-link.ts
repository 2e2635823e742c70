const KEY = 'order-link';

/** Remembers in this tab which page opened the gateway, since the gateway must not learn the link. */
export const storeLink = (path: string): void => sessionStorage.setItem(KEY, path);

/** The path remembered in this tab, if it is an order link of this site. */
export function storedLink(): string | null {
  const path = sessionStorage.getItem(KEY);
  return path && /^(?:\/[a-z]{2})?\/order\/[\w-]+$/.test(path) ? path : null;
}

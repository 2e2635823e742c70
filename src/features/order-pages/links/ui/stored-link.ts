const KEY = 'order-link';

/** Remembers in this tab where the gateway's page was opened from, since the gateway must not learn the link. */
export const storeLink = (path: string): void => sessionStorage.setItem(KEY, path);

/** The path remembered in this tab; only one of a link of this site. */
export function storedLink(): string | null {
  const path = sessionStorage.getItem(KEY);
  return path && /^(?:\/[a-z]{2})?\/order\/[\w-]+$/.test(path) ? path : null;
}

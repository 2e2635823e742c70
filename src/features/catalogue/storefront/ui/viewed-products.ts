import { BROWSER, readPrivate, storePrivate } from '@/ui/private-storage';

const owned = { owner: BROWSER, name: 'viewed' };
const MOST = 4;

/** Slugs of the products opened in this browser, latest first. */
export function readViewed(): string[] {
  const stored = readPrivate(localStorage, owned, Date.now());
  return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : [];
}

export function recordViewed(slug: string) {
  const others = readViewed().filter((other) => other !== slug);
  storePrivate(localStorage, owned, [slug, ...others].slice(0, MOST), Date.now());
}

import type { Metadata } from 'next';
import { type Locale, localePath } from '@/shared/locale/locales';

/** Adds a link to the language's feed for feed readers. */
export const feedLink = (page: Metadata, lng: Locale, title: string): Metadata => ({
  ...page,
  alternates: {
    ...page.alternates,
    types: { 'application/rss+xml': [{ url: localePath(lng, '/blog/rss.xml'), title }] },
  },
});

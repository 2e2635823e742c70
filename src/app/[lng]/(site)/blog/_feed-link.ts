import type { Metadata } from 'next';
import { type Locale, localePath } from '@/shared/locale/locales';

/** Tells readers of feeds where the one of this language is. */
export const feedLink = (page: Metadata, lng: Locale, title: string): Metadata => ({
  ...page,
  alternates: {
    ...page.alternates,
    types: { 'application/rss+xml': [{ url: localePath(lng, '/blog/rss.xml'), title }] },
  },
});

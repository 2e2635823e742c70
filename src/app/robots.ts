import type { MetadataRoute } from 'next';
import { env } from '@/env';
import { defaultLocale, locales } from '@/shared/locale/locales';

// The address of the site is known when it runs, not when it is built.
export const dynamic = 'force-dynamic';

const prefixes = locales.map((locale) => (locale === defaultLocale ? '' : `/${locale}`));
const closed = ['/user', '/admin', '/booking-form', '/sandbox-gateway', '/auth-redirect', '/dev'];

/** What is for one person or for nobody is not for search engines; pictures are, although they come from the API. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/media/'],
      disallow: ['/api/', ...prefixes.flatMap((prefix) => closed.map((path) => prefix + path))],
    },
    sitemap: new URL('/sitemap.xml', env.APP_URL).href,
  };
}

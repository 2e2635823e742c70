import type { MetadataRoute } from 'next';
import { env } from '@/env';
import { defaultLocale, locales } from '@/shared/locale/locales';

// The origin is known at run time, not at build time.
export const dynamic = 'force-dynamic';

const prefixes = locales.map((locale) => (locale === defaultLocale ? '' : `/${locale}`));
const closed = ['/user', '/admin', '/booking-form', '/sandbox-gateway', '/auth-redirect', '/dev'];

/** Keeps personal and technical pages out of search engines, but not pictures, although the API serves them. */
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

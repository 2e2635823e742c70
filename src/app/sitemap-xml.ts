import type { PublicPath } from '@/app/public-paths';
import { env } from '@/env';
import { defaultLocale, type Locale, localePath } from '@/shared/locale/locales';

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

// Slugs are plain letters, so only APP_URL can contain characters to escape.
const addressOf = (path: string) => new URL(path, env.APP_URL).href.replaceAll('&', '&amp;');

const answer = (xml: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, {
    headers: {
      'content-type': 'application/xml',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });

function languagesOf(path: string, shown: readonly Locale[]): string {
  const link = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(localePath(locale, path))}"/>`;
  return [...shown.map((locale) => link(locale, locale)), link('x-default', defaultLocale)].join('');
}

/** Lists each page in every visible language, with links to its other languages. */
export function sitemapOf(paths: PublicPath[], shown: readonly Locale[]): Response {
  const urls = paths.flatMap(({ path, changedAt }) => {
    const after = `${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}${languagesOf(path, shown)}`;
    return shown.map((locale) => `<url><loc>${addressOf(localePath(locale, path))}</loc>${after}</url>`);
  });
  return answer(`<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`);
}

export const sitemapIndex = (files: string[]): Response =>
  answer(
    `<sitemapindex xmlns="${SCHEMA}">${files.map((file) => `<sitemap><loc>${addressOf(file)}</loc></sitemap>`).join('')}</sitemapindex>`,
  );

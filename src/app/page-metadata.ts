import type { Metadata } from 'next';
import { env } from '@/env';
import { defaultLocale, type Locale, localePath, locales } from '@/shared/locales';
import { operator } from '@/shared/operator';

/** The regions that OpenGraph wants beside a language. */
const openGraphLocale: Record<Locale, string> = { en: 'en_GB', id: 'id_ID', ja: 'ja_JP', zh: 'zh_CN', de: 'de_DE' };

/** What search engines and link previews are told about a page; `path` is that of the English page. */
export function pageMetadata(page: { lng: Locale; path: string; title: string; description: string }): Metadata {
  const address = (locale: Locale) => new URL(localePath(locale, page.path), env.APP_URL).href;
  const { lng, title, description } = page;
  return {
    title,
    description,
    alternates: {
      canonical: address(lng),
      languages: {
        ...Object.fromEntries(locales.map((locale) => [locale, address(locale)])),
        'x-default': address(defaultLocale),
      },
    },
    openGraph: {
      type: 'website',
      siteName: operator.name,
      title,
      description,
      url: address(lng),
      locale: openGraphLocale[lng],
      alternateLocale: locales.filter((locale) => locale !== lng).map((locale) => openGraphLocale[locale]),
      images: [{ url: '/art/sharing.png', width: 1200, height: 630, alt: operator.name }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

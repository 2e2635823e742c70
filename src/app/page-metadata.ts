import type { Metadata } from 'next';
import { env } from '@/env';
import { asWritten } from '@/i18n/typography/as-written';
import { sharingLink } from '@/server/pictures/sharing-link';
import { defaultLocale, firstFolder, type Locale, localePath } from '@/shared/locale/locales';
import type { FocusPoint } from '@/shared/schema/focus-point';
import { focusPosition } from '@/shared/schema/focus-position';
import { shownLocales } from '@/shared/shop/languages';
import type { Shop } from '@/shared/shop/sections';
import { sharingSize } from '@/shared/site/sharing-picture';
import { getShop } from '@/shop/server';

/** The region that OpenGraph requires for each language. */
const openGraphLocale: Record<Locale, string> = { en: 'en_GB', id: 'id_ID', ja: 'ja_JP', zh: 'zh_CN', de: 'de_DE' };

/** Illustrations for pages that have no picture of their own. */
const scenes: Record<string, string> = {
  trips: 'boat-day',
  courses: 'pool-training',
  gopro: 'gopro-instructor',
  locations: 'manta-point',
  'facility-locations': 'classroom',
  blog: 'blog-default',
  about: 'about-team-shop',
  careers: 'careers',
  csr: 'csr-beach-cleanup-meals',
  contact: 'contact-harbour',
  'inquiry-contact': 'internship-team',
  'privacy-policy': 'wall-drop-off',
  'terms-and-conditions': 'boat-day',
};
const sceneOf = (path: string) => `/art/scenes/${scenes[firstFolder(path)] ?? 'hero-home'}.svg`;

type PageToShare = {
  lng: Locale;
  path: string;
  title: string;
  description: string;
  /** Path of the page's own picture, under `/api/media/` or `/art/`. */
  picture?: string | undefined;
  focus?: FocusPoint | undefined;
};

export function metadataIn({ identity, languages }: Shop, page: PageToShare): Metadata {
  const shown = shownLocales(languages);
  const address = (locale: Locale) => new URL(localePath(locale, page.path), env.APP_URL).href;
  const { lng, picture = sceneOf(page.path) } = page;
  const [title, description] = [asWritten(page.title), asWritten(page.description)];
  const sharing = new URL(
    sharingLink({ title, lng, picture, focus: page.focus ? focusPosition(page.focus) : '' }),
    env.APP_URL,
  ).href;
  return {
    title,
    description,
    alternates: {
      canonical: address(lng),
      languages: {
        ...Object.fromEntries(shown.map((locale) => [locale, address(locale)])),
        'x-default': address(defaultLocale),
      },
    },
    openGraph: {
      type: 'website',
      siteName: identity.name,
      title,
      description,
      url: address(lng),
      locale: openGraphLocale[lng],
      alternateLocale: shown.filter((locale) => locale !== lng).map((locale) => openGraphLocale[locale]),
      images: [{ url: sharing, ...sharingSize, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Metadata for search engines and link previews; `path` is that of the English page. */
export const pageMetadata = async (page: PageToShare): Promise<Metadata> => metadataIn(await getShop(), page);

type OwnPage = Pick<PageToShare, 'lng' | 'path'> & { title?: string };

/**
 * Metadata of a personal page: its URL and language, without a picture to share; `path` contains no token. Without a
 * title, each page below sets its own.
 */
export async function ownPageMetadata({ lng, path, title }: OwnPage): Promise<Metadata> {
  const { identity } = await getShop();
  const url = new URL(localePath(lng, path), env.APP_URL).href;
  const titled = title === undefined ? {} : { title: asWritten(title) };
  return {
    ...titled,
    alternates: { canonical: url },
    openGraph: { type: 'website', siteName: identity.name, ...titled, url, locale: openGraphLocale[lng] },
  };
}

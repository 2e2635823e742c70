'use client';
import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { type Locale, splitLocale } from '@/shared/locale/locales';
import { languageNames } from './language-names';

/** Keeps filters and page numbers in the other language; the server does not know them on a prerendered page. */
const keepSearch = (event: MouseEvent<HTMLAnchorElement>) => {
  event.currentTarget.search = location.search;
};

/** Links to this page in the other languages; English keeps its prefix here, so that the choice is remembered. */
export function LanguageLinks(props: { lng: Locale; shown: readonly Locale[] }) {
  const { path } = splitLocale(usePathname());
  return (
    <ul>
      {props.shown.map((locale) => (
        <li key={locale}>
          <a
            href={`/${locale}${path === '/' ? '' : path}`}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === props.lng ? 'true' : undefined}
            onClick={keepSearch}
          >
            {languageNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}

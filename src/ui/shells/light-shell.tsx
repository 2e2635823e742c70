import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { shownLocales } from '@/shared/shop/languages';
import type { Shop } from '@/shared/shop/sections';
import { languageNames } from './language-names';
import css from './light-shell.module.css';
import { Logo } from './logo';
import shell from './order-shell.module.css';
import header from './plain-header.module.css';
import { SchemeSwitch } from './scheme-switch';
import type { ShellLink } from './shell-link';
import { SkipLink } from './skip-link';
import footer from './slim-footer.module.css';

type Props = {
  lng: Locale;
  shop: Shop;
  legal: ShellLink[];
  /** The English path of the page, for its other languages. */
  path: string;
  children: ReactNode;
};

/** The logo, the languages and the legal pages as plain links, for a page on a weak network: it has no menus. */
export async function LightShell({ lng, shop, legal, path, children }: Props) {
  const { t } = await getT(lng, 'common');
  const { identity, languages } = shop;
  return (
    <div className={shell.shell}>
      <SkipLink label={t('shell.skip')} />
      <header className={header.header}>
        <a href={localePath(lng, '/')} aria-label={identity.name}>
          <Logo of={shop} />
        </a>
        <SchemeSwitch toDark={t('shell.toDark')} toLight={t('shell.toLight')} />
      </header>
      <main id="content" tabIndex={-1} className={shell.main}>
        {children}
      </main>
      <footer className={footer.footer} data-tone="deep">
        <nav className={css.languages} aria-label={t('shell.language')}>
          {shownLocales(languages).map((locale) => (
            <a
              key={locale}
              href={localePath(locale, path)}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === lng ? 'true' : undefined}
            >
              {languageNames[locale]}
            </a>
          ))}
        </nav>
        <div className={footer.line}>
          <span>© {identity.name}</span>
          {legal.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </div>
      </footer>
    </div>
  );
}

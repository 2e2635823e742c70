import Link from 'next/link';
import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { shownLocales } from '@/shared/shop/languages';
import type { Shop } from '@/shared/shop/sections';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { MenuManners } from './menu-manners';
import { NavLink } from './nav-link';
import { SchemeSwitch } from './scheme-switch';
import type { ShellLink } from './shell-link';
import { SkipLink } from './skip-link';
import css from './user-shell.module.css';

/** The layout 'user': the customer's area, with its few links always visible. */
export async function UserShell(props: {
  lng: Locale;
  shop: Shop;
  links: ShellLink[];
  account: ReactNode;
  children: ReactNode;
}) {
  const { t } = await getT(props.lng, 'common');
  return (
    <div className={css.shell}>
      <SkipLink label={t('shell.skip')} />
      <header className={css.header}>
        <div className={css.row}>
          <Link href={localePath(props.lng, '/')} aria-label={props.shop.identity.name}>
            <Logo of={props.shop} />
          </Link>
          <div className={css.tools}>
            <LanguageMenu lng={props.lng} shown={shownLocales(props.shop.languages)} />
            <div className={css.wideOnly}>
              <SchemeSwitch toDark={t('shell.toDark')} toLight={t('shell.toLight')} />
            </div>
            {props.account}
          </div>
        </div>
        <nav className={css.nav} aria-label={t('shell.accountNavigation')}>
          {props.links.map((link) => (
            <NavLink key={link.href} href={link.href} exact={link.exact}>
              {link.icon}
              {link.label}
            </NavLink>
          ))}
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={css.main}>
        {props.children}
      </main>
      <MenuManners />
    </div>
  );
}

import { IconMenu2 } from '@tabler/icons-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import { type Locale, localePath, locales } from '@/shared/locale/locales';
import type { Shop } from '@/shared/shop/sections';
import css from './admin-shell.module.css';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { MenuBehaviour } from './menu-behaviour';
import { NavLink } from './nav-link';
import { SchemeSwitch } from './scheme-switch';
import type { ShellLink } from './shell-link';
import { SkipLink } from './skip-link';

const menu = 'admin-menu';

/** The layout 'admin': navigation on the left (a sheet on a phone), the user menu on top. */
export async function AdminShell(props: {
  lng: Locale;
  shop: Shop;
  links: ShellLink[];
  /** The signed-in user. */
  person: ReactNode;
  signOut: ReactNode;
  /** The opener of the command palette. */
  search?: ReactNode;
  children: ReactNode;
}) {
  const { t } = await getT(props.lng, 'common');
  return (
    <div className={css.shell}>
      <SkipLink label={t('shell.skip')} />
      <header className={css.top}>
        <button type="button" className={css.opener} popoverTarget={menu} aria-label={t('shell.openMenu')}>
          <IconMenu2 aria-hidden="true" />
        </button>
        {props.search}
        <div className={css.tools}>
          <LanguageMenu lng={props.lng} shown={locales} />
          <SchemeSwitch toDark={t('shell.toDark')} toLight={t('shell.toLight')} />
          <span className={css.person}>{props.person}</span>
          {props.signOut}
        </div>
      </header>
      <div id={menu} popover="auto" className={css.side} data-tone="deep">
        <nav aria-label={t('shell.adminNavigation')}>
          <Link className={css.home} href={localePath(props.lng, '/admin')} aria-label={props.shop.identity.name}>
            <Logo of={props.shop} />
          </Link>
          {props.links.map((link) => (
            <NavLink key={link.href} href={link.href} exact={link.exact}>
              {link.icon}
              {link.label}
            </NavLink>
          ))}
        </nav>
      </div>
      <main id="content" tabIndex={-1} className={css.main}>
        {props.children}
      </main>
      <MenuBehaviour />
    </div>
  );
}

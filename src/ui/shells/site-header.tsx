import Link from 'next/link';
import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { shownLocales } from '@/shared/shop/languages';
import type { Shop } from '@/shared/shop/sections';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { MenuOpener } from './menu-opener';
import { NavLink } from './nav-link';
import { PhoneMenu } from './phone-menu';
import { SchemeSwitch } from './scheme-switch';
import type { ShellLink } from './shell-link';
import css from './site-header.module.css';

const phoneMenu = 'site-menu';

/** The header of the public pages; it becomes opaque as soon as the page scrolls. */
export async function SiteHeader(props: {
  lng: Locale;
  shop: Shop;
  links: ShellLink[];
  more: ShellLink[];
  account: ReactNode;
}) {
  const { t } = await getT(props.lng, 'common');
  return (
    <header className={css.header}>
      <div className={css.row}>
        <Link className={css.home} href={localePath(props.lng, '/')} aria-label={props.shop.identity.name}>
          <Logo of={props.shop} />
        </Link>
        <nav className={css.nav} aria-label={t('shell.mainNavigation')}>
          {props.links.map((link) => (
            <NavLink key={link.href} href={link.href} exact={link.exact}>
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className={css.tools}>
          <div className={css.wideOnly}>
            <LanguageMenu lng={props.lng} shown={shownLocales(props.shop.languages)} />
            <SchemeSwitch toDark={t('shell.toDark')} toLight={t('shell.toLight')} />
          </div>
          <div className={css.account}>{props.account}</div>
          <MenuOpener menu={phoneMenu} label={t('shell.openMenu')} />
        </div>
      </div>
      <PhoneMenu id={phoneMenu} lng={props.lng} shop={props.shop} links={props.links} more={props.more} />
    </header>
  );
}

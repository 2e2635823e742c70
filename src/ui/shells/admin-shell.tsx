import { IconMenu2 } from '@tabler/icons-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import { type Locale, localePath, locales } from '@/shared/locale/locales';
import type { Shop } from '@/shared/shop/sections';
import { noticeBar } from '@/ui/feedback/notice-bar-id';
import css from './admin-shell.module.css';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { MenuBehaviour } from './menu-behaviour';
import type { MenuWidth } from './menu-width';
import { MenuToggle, OfficeFrame } from './office-frame';
import { OfficeMenu, OfficeTabs } from './office-menu';
import tabs from './office-tabs.module.css';
import { SchemeSwitch } from './scheme-switch';
import type { ShellGroup, ShellLink } from './shell-link';
import { SkipLink } from './skip-link';

const menu = 'admin-menu';

/** The layout 'admin': the menu on the left (a sheet on a phone, with tabs at the foot), search and person on top. */
export async function AdminShell(props: {
  lng: Locale;
  shop: Shop;
  groups: ShellGroup[];
  /** The pages in reach of the thumb on a phone. */
  tabs: ShellLink[];
  /** The width of the menu that this browser remembers. */
  menuWidth?: MenuWidth | undefined;
  /** The signed-in user. */
  person: ReactNode;
  signOut: ReactNode;
  /** The opener of the command palette. */
  search?: ReactNode;
  children: ReactNode;
}) {
  const { lng } = props;
  const { t } = await getT(lng, 'common');
  const tools = (
    <>
      <LanguageMenu lng={lng} shown={locales} />
      <SchemeSwitch toDark={t('shell.toDark')} toLight={t('shell.toLight')} />
      <span className={css.person}>{props.person}</span>
      {props.signOut}
    </>
  );
  return (
    <OfficeFrame width={props.menuWidth}>
      <SkipLink label={t('shell.skip')} />
      <header className={css.top}>
        <MenuToggle label={t('shell.menuWidth')} />
        {props.search}
        <div id={noticeBar} className={css.notices} />
        <div className={css.tools}>{tools}</div>
      </header>
      <div id={menu} popover="auto" className={css.side} data-tone="deep">
        <div className={css.sheetTools}>{tools}</div>
        <nav aria-label={t('shell.adminNavigation')}>
          <Link className={css.home} href={localePath(lng, '/admin')} aria-label={props.shop.identity.name}>
            <Logo of={props.shop} />
          </Link>
          <OfficeMenu groups={props.groups} />
        </nav>
      </div>
      <main id="content" tabIndex={-1} className={css.main}>
        {props.children}
      </main>
      <nav className={tabs.tabs} aria-label={t('shell.tabs')}>
        <OfficeTabs links={props.tabs}>
          <button type="button" popoverTarget={menu}>
            <IconMenu2 aria-hidden="true" />
            {t('shell.menu')}
          </button>
        </OfficeTabs>
      </nav>
      <MenuBehaviour />
    </OfficeFrame>
  );
}

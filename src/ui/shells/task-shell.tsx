import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { localePath } from '@/shared/locale/locales';
import { shownLocales } from '@/shared/shop/languages';
import type { Shop } from '@/shared/shop/sections';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { MenuBehaviour } from './menu-behaviour';
import { MenuOpener } from './menu-opener';
import { PhoneMenu } from './phone-menu';
import { SchemeSwitch } from './scheme-switch';
import type { SiteLinks } from './shell-link';
import { SkipLink } from './skip-link';
import css from './task-shell.module.css';

const siteMenu = 'site-menu';

/**
 * The layout for a task in several steps. Its links cause a full page load, so that the browser first asks about
 * unsaved changes.
 */
export async function TaskShell(props: {
  lng: Locale;
  shop: Shop;
  site: SiteLinks;
  back: { href: string; label: string };
  account: ReactNode;
  children: ReactNode;
}) {
  const { t } = await getT(props.lng, 'common');
  return (
    <div className={css.shell}>
      <SkipLink label={t('shell.skip')} />
      <header className={css.header}>
        <a href={localePath(props.lng, '/')} aria-label={props.shop.identity.name}>
          <Logo of={props.shop} />
        </a>
        <div className={css.tools}>
          <LanguageMenu lng={props.lng} shown={shownLocales(props.shop.languages)} />
          <div className={css.wideOnly}>
            <SchemeSwitch toDark={t('shell.toDark')} toLight={t('shell.toLight')} />
            {props.account}
          </div>
          <MenuOpener menu={siteMenu} label={t('shell.openMenu')} />
        </div>
      </header>
      <PhoneMenu
        id={siteMenu}
        lng={props.lng}
        shop={props.shop}
        links={props.site.links}
        more={props.site.more}
        loadsFully
      />
      <main id="content" tabIndex={-1} className={css.main}>
        <a className={css.back} href={props.back.href}>
          <IconArrowLeft aria-hidden="true" />
          {props.back.label}
        </a>
        {props.children}
      </main>
      <MenuBehaviour />
    </div>
  );
}

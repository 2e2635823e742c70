import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import type { Shop } from '@/shared/shop/sections';
import { MenuBehaviour } from './menu-behaviour';
import type { ShellLink } from './shell-link';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** The layout of the public pages ('default'): header, footer and phone menu; it works without scripts. */
export async function SiteShell(props: {
  lng: Locale;
  shop: Shop;
  links: ShellLink[];
  /** Further links for the footer and the phone menu. */
  more: ShellLink[];
  legal: ShellLink[];
  /** Sign-in link or user menu. */
  account: ReactNode;
  children: ReactNode;
}) {
  const { t } = await getT(props.lng, 'common');
  return (
    <>
      <SkipLink label={t('shell.skip')} />
      <SiteHeader lng={props.lng} shop={props.shop} links={props.links} more={props.more} account={props.account} />
      <main id="content" tabIndex={-1}>
        {props.children}
      </main>
      <SiteFooter lng={props.lng} shop={props.shop} links={props.links} more={props.more} legal={props.legal} />
      <MenuBehaviour />
    </>
  );
}

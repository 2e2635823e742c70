import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import type { Shop } from '@/shared/shop/sections';
import { MenuBehaviour } from './menu-behaviour';
import { NavLink } from './nav-link';
import type { ShellLink, SiteLinks } from './shell-link';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { SlimFooter } from './slim-footer';
import css from './user-shell.module.css';

/** The layout 'user': the customer's area, with its few links always visible, below the header of the site. */
export async function UserShell(props: {
  lng: Locale;
  shop: Shop;
  site: SiteLinks & { legal: ShellLink[] };
  links: ShellLink[];
  account: ReactNode;
  children: ReactNode;
}) {
  const { t } = await getT(props.lng, 'common');
  return (
    <div className={css.shell}>
      <SkipLink label={t('shell.skip')} />
      <SiteHeader
        lng={props.lng}
        shop={props.shop}
        links={props.site.links}
        more={props.site.more}
        account={props.account}
      />
      <div className={css.bar}>
        <nav className={css.nav} aria-label={t('shell.accountNavigation')}>
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
      <SlimFooter lng={props.lng} shop={props.shop} legal={props.site.legal} />
      <MenuBehaviour />
    </div>
  );
}

import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import type { Shop } from '@/shared/shop/sections';
import { BackLink } from '@/ui/action/back-link';
import { MenuBehaviour } from './menu-behaviour';
import css from './order-shell.module.css';
import { PlainHeader } from './plain-header';
import type { ShellLink, SiteLinks } from './shell-link';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { SlimFooter } from './slim-footer';

/** The layout 'user-order': one order, a back link, and the way back to the site. */
export async function OrderShell(props: {
  lng: Locale;
  shop: Shop;
  site: SiteLinks & { legal: ShellLink[] };
  /** Absent for guests without an account, who see no navigation either. */
  back?: { href: string; label: string };
  account?: ReactNode;
  children: ReactNode;
}) {
  const { t } = await getT(props.lng, 'common');
  return (
    <div className={css.shell}>
      <SkipLink label={t('shell.skip')} />
      {props.back ? (
        <SiteHeader
          lng={props.lng}
          shop={props.shop}
          links={props.site.links}
          more={props.site.more}
          account={props.account}
        />
      ) : (
        <PlainHeader lng={props.lng} shop={props.shop} />
      )}
      <main id="content" tabIndex={-1} className={css.main}>
        {props.back && (
          <div className={css.back}>
            <BackLink {...props.back} />
          </div>
        )}
        {props.children}
      </main>
      <SlimFooter lng={props.lng} shop={props.shop} legal={props.site.legal} />
      <MenuBehaviour />
    </div>
  );
}

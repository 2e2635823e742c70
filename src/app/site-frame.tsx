import type { ReactNode } from 'react';
import { HeaderAccount } from '@/features/accounts/ui/header-account';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { SiteShell } from '@/ui/shells/site-shell';
import { siteLinks } from './site-links';

/** Wraps public pages in the shell with the site's navigation; also used for unknown URLs. */
export async function SiteFrame(props: { lng: Locale; children: ReactNode }) {
  const { lng } = props;
  const { t: accounts } = await getT(lng, 'accounts');
  const { links, more, legal } = await siteLinks(lng);
  return (
    <SiteShell
      lng={lng}
      shop={await getShop()}
      links={links}
      more={more}
      legal={legal}
      account={<HeaderAccount lng={lng} signIn={accounts('sign_in.title')} account={accounts('area.account')} />}
    >
      {props.children}
    </SiteShell>
  );
}

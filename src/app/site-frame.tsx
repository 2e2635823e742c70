import type { ReactNode } from 'react';
import { HeaderAccount } from '@/features/accounts/ui/header-account';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { SiteShell } from '@/ui/shells/site-shell';

/** The public shell with the site's navigation, also used by the page for unknown addresses. */
export async function SiteFrame(props: { lng: Locale; children: ReactNode }) {
  const { lng } = props;
  const { t } = await getT(lng, 'site');
  const { t: accounts } = await getT(lng, 'accounts');
  const at = (path: string) => localePath(lng, path);
  const links = [
    { href: at('/trips'), label: t('nav.trips') },
    { href: at('/courses'), label: t('nav.courses') },
    { href: at('/gopro'), label: t('nav.goPro') },
    { href: at('/locations'), label: t('nav.locations') },
    { href: at('/blog'), label: t('nav.blog') },
    { href: at('/contact'), label: t('nav.contact') },
  ];
  const more = [
    { href: at('/about'), label: t('nav.about') },
    { href: at('/facility-locations'), label: t('nav.facilities') },
    { href: at('/faq'), label: t('nav.faq') },
    { href: at('/csr'), label: t('nav.csr') },
    { href: at('/careers'), label: t('nav.careers') },
  ];
  const legal = [
    { href: at('/privacy-policy'), label: t('nav.privacy') },
    { href: at('/terms-and-conditions'), label: t('nav.terms') },
  ];
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

import type { ReactNode } from 'react';
import { HeaderAccount } from '@/features/accounts/ui/header-account';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locales';
import { SiteShell } from '@/ui/shells/site-shell';

/** The public shell with the site's own navigation; the page for unknown addresses stands in it too. */
export async function SiteFrame(props: { lng: Locale; children: ReactNode }) {
  const { lng } = props;
  const { t } = await getT(lng, 'site');
  const { t: accounts } = await getT(lng, 'accounts');
  const home = localePath(lng, '/');
  const links = [
    { href: `${home}#sites`, label: t('nav.sites') },
    { href: `${home}#day`, label: t('nav.day') },
    { href: `${home}#learn`, label: t('nav.learn') },
    { href: `${home}#go-pro`, label: t('nav.goPro') },
    { href: `${home}#giving`, label: t('nav.giving') },
    { href: `${home}#contact`, label: t('nav.contact') },
  ];
  return (
    <SiteShell
      lng={lng}
      links={links}
      account={<HeaderAccount lng={lng} signIn={accounts('sign_in.title')} account={accounts('area.account')} />}
    >
      {props.children}
    </SiteShell>
  );
}

import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Area } from '@/app/[lng]/area';
import { lngOf } from '@/app/[lng]/lng';
import { siteLinks } from '@/app/site-links';
import { SignOutButton } from '@/features/accounts/ui/sign-out-button';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { UserShell } from '@/ui/shells/user-shell';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

/** The pages below guard themselves, each with its own return path, which a guard here would lose. */
export default async function AccountLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  const { t: orders } = await getT(lng, 'orders');
  const links = [
    { href: localePath(lng, '/user'), label: t('area.orders'), exact: true },
    { href: localePath(lng, '/user/dive-record'), label: orders('people.title') },
    { href: localePath(lng, '/user/settings'), label: t('area.settings') },
  ];
  return (
    <Area lng={lng} ns={['orders']}>
      <UserShell
        lng={lng}
        shop={await getShop()}
        site={await siteLinks(lng)}
        links={links}
        account={<SignOutButton lng={lng} audience="users" />}
      >
        {props.children}
      </UserShell>
    </Area>
  );
}

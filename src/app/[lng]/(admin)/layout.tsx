import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Area } from '@/app/[lng]/area';
import { lngOf } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { SignOutButton } from '@/features/accounts/ui/sign-out-button';
import { getT } from '@/i18n/server';
import { readClock } from '@/server/process/clock';
import { localePath, splitLocale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { dayAt } from '@/shared/time/days';
import { getShop } from '@/shop/server';
import { enterPage } from '@/trpc/server';
import { RightsProvider } from '@/ui/access/rights';
import { AdminShell } from '@/ui/shells/admin-shell';
import { menuCookie, toMenuWidth } from '@/ui/shells/menu-width';
import { OfficeSearch } from './_search';
import { menuOfOffice, tabsOfOffice } from './_sections';

export const dynamic = 'force-dynamic';

type Props = { children: ReactNode; params: Promise<{ lng: string }> };

/** Leaves the title to the page below. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const lng = await lngOf(props);
  const { path } = splitLocale((await headers()).get('x-path') ?? '/admin');
  return { ...(await ownPageMetadata({ lng, path })), robots: { index: false } };
}

export default async function AdminLayout(props: Props) {
  const lng = await lngOf(props);
  // Guards the frame; the page below guards itself with its own path.
  const { calls, rights } = await enterPage({ lng, path: '/admin', guards: ['auth', 'admin'] });
  const person = await calls.auth.me();
  const groups = await menuOfOffice(lng, rights, dayAt(readClock()));
  const { t } = await getT(lng, 'admin');
  const settings = { href: localePath(lng, '/admin/settings'), label: t('nav.settings'), icon: null };
  const pages = [...groups.flatMap(({ links }) => links), settings].map(({ href, label, icon }) => ({
    href,
    label,
    icon,
  }));
  return (
    <Area lng={lng} ns={['admin', 'catalogue', 'catalogue-admin', 'orders', 'orders-admin', 'ui']}>
      <RightsProvider rights={rights}>
        <AdminShell
          lng={lng}
          shop={await getShop()}
          groups={groups}
          tabs={await tabsOfOffice(lng, groups)}
          menuWidth={toMenuWidth((await cookies()).get(menuCookie)?.value)}
          search={<OfficeSearch pages={pages} />}
          person={
            <Link href={settings.href} title={settings.label}>
              {fullName(person)}
            </Link>
          }
          signOut={<SignOutButton lng={lng} audience="admins" />}
        >
          {props.children}
        </AdminShell>
      </RightsProvider>
    </Area>
  );
}

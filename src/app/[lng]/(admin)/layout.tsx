import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Area } from '@/app/[lng]/area';
import { lngOf } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { SignOutButton } from '@/features/accounts/ui/sign-out-button';
import { splitLocale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { getShop } from '@/shop/server';
import { enterPage } from '@/trpc/server';
import { RightsProvider } from '@/ui/access/rights';
import { AdminShell } from '@/ui/shells/admin-shell';
import { OfficeSearch } from './_search';
import { sectionsOfOffice } from './_sections';

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
  const links = await sectionsOfOffice(lng, rights);
  return (
    <Area lng={lng} ns={['admin', 'catalogue', 'catalogue-admin', 'orders', 'orders-admin', 'ui']}>
      <RightsProvider rights={rights}>
        <AdminShell
          lng={lng}
          shop={await getShop()}
          links={links}
          search={<OfficeSearch pages={links.map(({ href, label, icon }) => ({ href, label, icon }))} />}
          person={fullName(person)}
          signOut={<SignOutButton lng={lng} audience="admins" />}
        >
          {props.children}
        </AdminShell>
      </RightsProvider>
    </Area>
  );
}

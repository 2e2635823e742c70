import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SignOutButton } from '@/features/accounts/ui/sign-out-button';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locales';
import { enterPage } from '@/trpc/server';
import { AdminShell } from '@/ui/shells/admin-shell';
import { Area } from '../area';
import { lngOf } from '../lng';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

export default async function AdminLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  // The page below guards itself with its own address; this is for the frame around it.
  const { calls } = await enterPage({ lng, path: '/admin', guards: ['auth', 'admin'] });
  const person = await calls.accounts.me();
  const { t } = await getT(lng, 'accounts');
  const { t: shop } = await getT(lng, 'shop');
  const links = [
    { href: localePath(lng, '/admin'), label: t('area.dashboard'), exact: true },
    { href: localePath(lng, '/admin/orders'), label: shop('orders') },
    { href: localePath(lng, '/admin/settings'), label: t('area.settings') },
  ];
  return (
    <Area lng={lng} ns={['orders', 'shop']}>
      <AdminShell
        lng={lng}
        links={links}
        person={`${person.first_name} ${person.last_name}`}
        signOut={<SignOutButton lng={lng} door="admins" />}
      >
        {props.children}
      </AdminShell>
    </Area>
  );
}

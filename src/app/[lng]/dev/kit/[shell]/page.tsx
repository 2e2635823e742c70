import '@/app/site-styles';
import { IconCalendar, IconLayoutDashboard, IconSettings } from '@tabler/icons-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { siteLinks } from '@/app/site-links';
import { env } from '@/env';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { Button } from '@/ui/action/button';
import { Page } from '@/ui/layout/page';
import { AdminShell } from '@/ui/shells/admin-shell';
import { EmptyShell } from '@/ui/shells/empty-shell';
import { OrderShell } from '@/ui/shells/order-shell';
import { SchemeSwitch } from '@/ui/shells/scheme-switch';
import { UserShell } from '@/ui/shells/user-shell';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false } };

/** Demo mode only: shows each layout with sample content, without signing in. */
export default async function ShellSample(props: PageProps<{ shell: string }>) {
  const { shell } = await props.params;
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'kit');
  const { t: common } = await getT(lng, 'common');
  const shop = await getShop();
  const site = await siteLinks(lng);
  const at = (name: string) => localePath(lng, `/dev/kit/${name}`);
  const links = [
    { href: at('admin'), label: t('shell.dashboard'), icon: <IconLayoutDashboard aria-hidden="true" /> },
    { href: at('user'), label: t('shell.orders'), icon: <IconCalendar aria-hidden="true" /> },
    { href: at('order'), label: t('shell.settings'), icon: <IconSettings aria-hidden="true" /> },
  ];
  const out = (
    <Button look="quiet" size="s">
      {t('shell.signOut')}
    </Button>
  );
  const samples: Record<string, (content: ReactNode) => ReactNode> = {
    admin: (content) => (
      <AdminShell
        lng={lng}
        shop={shop}
        groups={[
          { key: 'pages', label: t('shell.dashboard'), short: t('shell.dashboard'), icon: links[0]?.icon, links },
        ]}
        tabs={links}
        person={t('shell.person')}
        signOut={out}
      >
        {content}
      </AdminShell>
    ),
    user: (content) => (
      <UserShell lng={lng} shop={shop} site={site} links={links} account={out}>
        {content}
      </UserShell>
    ),
    order: (content) => (
      <OrderShell
        lng={lng}
        shop={shop}
        site={site}
        back={{ href: at('user'), label: t('shell.back') }}
        account={<SchemeSwitch toDark={common('shell.toDark')} toLight={common('shell.toLight')} />}
      >
        {content}
      </OrderShell>
    ),
    empty: (content) => (
      <EmptyShell lng={lng} shop={shop}>
        {content}
      </EmptyShell>
    ),
  };
  const sample = samples[shell];
  if (env.APP_MODE !== 'demo' || !sample) notFound();
  return sample(
    <Page title={t('sample.heading')} intro={t('shell.content')}>
      <p>{t('sample.text')}</p>
    </Page>,
  );
}

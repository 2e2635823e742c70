import type { ReactNode } from 'react';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { LatestBackup } from '@/features/backups/ui/latest-backup';
import { PapersDue } from '@/features/crew/admin/members/ui/papers-due';
import { AttentionPanel } from '@/features/dashboard/ui/attention-panel';
import { WallClock } from '@/features/dashboard/ui/wall-clock';
import { WhatWaits } from '@/features/dashboard/ui/what-waits';
import { WaitingOrders } from '@/features/order-desk/ui/waiting-orders';
import { WrongAmounts } from '@/features/order-desk/ui/wrong-amounts';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { readClock } from '@/server/process/clock';
import { meets, type Needs, ownerNeeds } from '@/shared/schema/rights';
import { dayAt } from '@/shared/time/days';
import { enterPage } from '@/trpc/server';
import { Alert } from '@/ui/feedback/alert';
import { Days, RedDays } from './_red-days';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'accounts');
  return { title: t('area.dashboard') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { rights } = await enterPage({ lng, path: '/admin', guards: ['auth', 'admin'] });
  const { t: dashboard } = await getT(lng, 'dashboard');
  const now = readClock();
  const today = dayAt(now);
  const all: [Needs, ReactNode][] = [
    [{ anyOf: ['orders', 'schedule'] }, <Days key="days" lng={lng} today={today} />],
    ['schedule', <RedDays key="red" lng={lng} />],
    [{ anyOf: ['orders', 'schedule'] }, <WhatWaits key="waits" lng={lng} today={today} />],
    ['orders', <WrongAmounts key="wrong" lng={lng} />],
    ['orders', <WaitingOrders key="waiting" lng={lng} />],
    ['schedule', <PapersDue key="papers" lng={lng} today={today} />],
    [{ anyOf: ['orders', 'money', 'settings'] }, <AttentionPanel key="attention" lng={lng} />],
    [ownerNeeds, <LatestBackup key="backup" lng={lng} />],
  ];
  const panels = all.filter(([needs]) => meets(rights, needs)).map(([, panel]) => panel);
  return (
    <Texts
      lng={lng}
      ns={[
        ...(['backups-admin', 'catalogue', 'common', 'crew-admin', 'dashboard', 'errors'] as const),
        ...(['orders', 'orders-admin', 'outings-admin', 'ui'] as const),
      ]}
    >
      <WallClock lng={lng} start={now.toISOString()} />
      {panels.length > 0 ? panels : <Alert tone="info">{dashboard(rights.length > 0 ? 'noPanels' : 'noRights')}</Alert>}
    </Texts>
  );
}

import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { PapersDue } from '@/features/crew/admin/members/ui/papers-due';
import { AttentionPanel } from '@/features/dashboard/ui/attention-panel';
import { DaysBoard } from '@/features/dashboard/ui/days-board';
import { TrendsPanel } from '@/features/dashboard/ui/trends-panel';
import { WaitingOrders } from '@/features/orders/admin/ui/waiting-orders';
import { WrongAmounts } from '@/features/orders/admin/ui/wrong-amounts';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { readClock } from '@/server/process/clock';
import { spokenName } from '@/shared/locale/name-order';
import { dayAt } from '@/shared/time/days';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'accounts');
  return { title: t('area.dashboard') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin', guards: ['auth', 'admin'] });
  const person = await calls.auth.me();
  const { t } = await getT(lng, 'accounts');
  return (
    <Texts lng={lng} ns={['common', 'crew-admin', 'dashboard', 'errors', 'orders', 'orders-admin', 'ui']}>
      <PageFrame title={t('area.greeting', { name: spokenName(person) })}>
        <DaysBoard lng={lng} today={dayAt(readClock())} />
        <WrongAmounts lng={lng} />
        <WaitingOrders lng={lng} />
        <PapersDue lng={lng} today={dayAt(readClock())} />
        <AttentionPanel lng={lng} />
        <TrendsPanel lng={lng} />
      </PageFrame>
    </Texts>
  );
}

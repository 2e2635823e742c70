import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { HeldOrders } from '@/features/order-pages/ui/held-orders';
import { NextDive } from '@/features/order-pages/ui/next-dive';
import { OrderList } from '@/features/order-pages/ui/order-list';
import { getT } from '@/i18n/server';
import { readClock } from '@/server/process/clock';
import { spokenName } from '@/shared/locale/name-order';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';
import { Section } from '@/ui/layout/section';
import css from './_user.module.css';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/user', title: t('area.orders') });
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/user', guards: ['auth', 'user'] });
  const [person, next, held] = await Promise.all([calls.auth.me(), calls.order.next(), calls.order.held()]);
  const { t } = await getT(lng, 'accounts');
  const { t: orders } = await getT(lng, 'orders');
  return (
    <PageFrame
      title={t('area.greeting', { name: spokenName(person) })}
      intro={next && held.length === 0 && orders('nextDive')}
    >
      {held.length > 0 && (
        <Section title={orders('held', { count: held.length })}>
          <HeldOrders lng={lng} orders={held} now={readClock()} />
        </Section>
      )}
      {next && held.length === 0 && (
        <div className={css.next}>
          <NextDive lng={lng} order={next} />
        </div>
      )}
      {next && held.length > 0 && (
        <Section title={orders('nextDive')}>
          <NextDive lng={lng} order={next} />
        </Section>
      )}
      <Section title={orders('allOrders')}>
        <OrderList lng={lng} />
      </Section>
    </PageFrame>
  );
}

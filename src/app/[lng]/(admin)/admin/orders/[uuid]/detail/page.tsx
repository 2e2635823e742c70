import Link from 'next/link';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { StaffOrderPage } from '@/features/order-desk/screens/ui/staff-order-page';
import { FollowOrder } from '@/features/order-desk/ui/follow-order';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';

type Props = PageProps<{ uuid: string }>;

/** Loaded once per request, because each access is audited. */
const orderOf = cache(async (lng: Locale, uuid: string) => {
  const path = `/admin/orders/${uuid}/detail`;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'admin'] });
  // Read first, so that the page notices a change made meanwhile.
  const now = (await ifFound(calls.admin.orders.version({ uuid }))) ?? notFound();
  const order = (await ifFound(calls.admin.orders.get({ uuid }))) ?? notFound();
  const readiness = await calls.admin.orders.readiness({ uuid });
  const waivers = await calls.admin.orders.waivers({ uuid });
  const health = await calls.admin.orders.health({ uuid });
  return { order, readiness, waivers, health, version: now.version };
});

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { order } = await orderOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'orders-admin');
  return { title: t('detailTitle', { bookingId: order.booking_id }) };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { order, readiness, waivers, health, version } = await orderOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'orders-admin');
  return (
    <>
      <p>
        <Link href={localePath(lng, '/admin/orders')}>{t('back')}</Link> / {order.booking_id}
      </p>
      <FollowOrder uuid={order.uuid} version={version} />
      <StaffOrderPage {...{ lng, order, readiness, waivers, health }} />
    </>
  );
}

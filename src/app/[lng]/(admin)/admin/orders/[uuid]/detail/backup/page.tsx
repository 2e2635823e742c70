import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { OrderRecord } from '@/features/order-desk/ui/order-record';
import { getT } from '@/i18n/server';
import { readClock } from '@/server/process/clock';
import { type Locale, localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

/** Loaded once per request, because each access to divers' data is audited. */
const orderOf = cache(async (lng: Locale, uuid: string) => {
  const path = `/admin/orders/${uuid}/detail/backup`;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'admin'] });
  return (await ifFound(calls.admin.orders.get({ uuid }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { booking_id: bookingId } = await orderOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'orders-admin');
  return { title: t('record.title', { bookingId }) };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const order = await orderOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'orders-admin');
  return (
    <PageFrame
      title={t('record.title', { bookingId: order.booking_id })}
      back={<BackLink href={localePath(lng, `/admin/orders/${order.uuid}/detail`)} label={t('record.back')} />}
    >
      <OrderRecord lng={lng} order={order} now={readClock()} />
    </PageFrame>
  );
}

import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { stayOf } from '@/app/[lng]/stay-of';
import { ownPageMetadata } from '@/app/page-metadata';
import { OrderCrew } from '@/features/crew/people/ui/order-crew';
import { OrderPage } from '@/features/order-pages/ui/order-page';
import { getT } from '@/i18n/server';
import { readClock } from '@/server/process/clock';
import { orderOf } from './_order';

type Props = PageProps<{ uuid: string }>;

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { order } = await orderOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'orders');
  const title = t('pageTitle', { bookingId: order.booking_id });
  return ownPageMetadata({ lng, path: `/user/orders/${order.uuid}`, title });
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { order, calls } = await orderOf(lng, (await props.params).uuid);
  const { uuid } = order;
  const [invoices, readiness, stay] = await Promise.all([
    calls.order.invoices({ uuid }),
    calls.order.readiness({ uuid }),
    stayOf(calls, order),
  ]);
  // The booking form leads here when the gateway did not answer.
  const isUnavailable = (await props.searchParams).payment === 'unavailable';
  const crew = <OrderCrew lng={lng} crew={await calls.order.crew({ uuid: order.uuid })} />;
  return (
    <OrderPage
      {...{ lng, order, invoices, crew, stay, readiness }}
      now={readClock()}
      isPaymentUnavailable={isUnavailable}
    />
  );
}

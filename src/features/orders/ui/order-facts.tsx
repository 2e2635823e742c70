import { paidAs } from '@/features/orders/domain/paid-as';
import type { OrderOutline } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { clockSpan, clockTime } from '@/shared/time/clock-times';
import { formatMoment } from '@/shared/time/dates';
import { formatPickup } from '@/shared/time/pickup';
import { getAreaNames } from '@/shop/server';
import { AddressLine } from '@/ui/show/contact-links';
import { Facts } from '@/ui/show/facts';
import { formatDeparture } from './format-departure';
import { holdEnd } from './held-until';
import { itemFacts } from './item-facts';
import { OrderStatus } from './order-status';

type Props = {
  lng: Locale;
  order: OrderOutline;
  /** The status, worded for the reader. */
  state: string;
  /** True if the page begins with the order's card, which shows number, status, product, day, people and pickup. */
  hasCard?: boolean;
};

export async function OrderFacts({ lng, order, state, hasCard = false }: Props) {
  const { t } = await getT(lng, 'orders');
  const { t: common } = await getT(lng, 'common');
  const nameOf = await getAreaNames(lng);
  const { pickup_area: area, pickup_window: pickupSpan, return_window: back, variant, decline_reason } = order;
  const pickup = area && pickupSpan ? formatPickup(common, lng, nameOf(area), pickupSpan) : t('noPickup');
  const several = order.items.length > 1;
  const holdsUntil = holdEnd(order, lng);
  const isFetched = order.items.some(({ pickup_window: itemSpan }) => itemSpan !== null);
  const shown = [
    !hasCard && { label: t('fact.activity'), value: order.product.title },
    variant && { label: t('fact.variant'), value: variant },
    !hasCard && { label: t('fact.activityDate'), value: formatDeparture(order, lng, 'full') },
    { label: t('fact.packages'), value: t('packages', { count: order.quantity }) },
  ];
  const facts = [
    !hasCard && { label: t('fact.bookingId'), value: order.booking_id },
    { label: t('fact.orderDate'), value: formatMoment(new Date(order.created_at), lng) },
    !hasCard && { label: t('fact.status'), value: <OrderStatus status={order.status} label={state} /> },
    !hasCard && holdsUntil && { label: t('fact.heldUntil'), value: holdsUntil },
    // With a card, the list below it describes the items.
    ...(several ? (hasCard ? [] : await itemFacts(lng, order)) : shown),
    !hasCard && { label: t('fact.divers'), value: order.divers.length },
    !several && !(hasCard && pickupSpan) && { label: t('fact.pickup'), value: pickup },
    !several && order.meeting_time && { label: t('fact.meetingTime'), value: clockTime(lng, order.meeting_time) },
    isFetched && {
      label: t('fact.pickupAddress'),
      value: order.pickup_address ? <AddressLine address={order.pickup_address} /> : t('noAddress'),
    },
    !several && back && { label: t('fact.returning'), value: clockSpan(lng, back) },
    order.no_fly_until && { label: t('fact.noFly'), value: formatMoment(new Date(order.no_fly_until), lng) },
    { label: t('fact.paymentType'), value: t(`paymentType.${paidAs(order)}`) },
    !hasCard && decline_reason && { label: t('fact.declineReason'), value: decline_reason },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />;
}

import type { ReactNode } from 'react';
import { furtherItems, titleWithMore } from '@/features/orders/domain/further';
import { peopleBooked } from '@/features/orders/domain/people-booked';
import type { OrderOutline } from '@/features/orders/schema';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { holdEnd } from '@/features/orders/ui/held-until';
import { OrderStatus } from '@/features/orders/ui/order-status';
import { getT } from '@/i18n/server';
import { noBreakDate } from '@/i18n/typography/no-break';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { clockSpan } from '@/shared/time/clock-times';
import { getAreaNames } from '@/shop/server';
import { BoardingCard } from '@/ui/show/boarding-card';
import { coverOf } from '@/ui/show/cover';

type Props = { lng: Locale; order: OrderOutline; as: 'h1' | 'h2'; stub: ReactNode };

/** An order in a list, with its next action on the stub. */
export async function OrderCard({ lng, order, as, stub }: Props) {
  const { t } = await getT(lng, 'orders');
  const nameOf = await getAreaNames(lng);
  const { pickup_area: area, pickup_window: pickupSpan, held, still_to_pay } = order;
  const holdsUntil = holdEnd(order, lng);
  const unpaid = order.status === 'pending_payment';
  const facts = [
    { label: t('fact.activityDate'), value: noBreakDate(formatDeparture(order, lng, 'full')) },
    area &&
      pickupSpan && {
        label: `${t('fact.pickup')}\u00a0· ${nameOf(area)}`,
        value: clockSpan(lng, pickupSpan),
      },
    { label: t('fact.divers'), value: peopleBooked(order).length },
    holdsUntil && { label: t('fact.heldUntil'), value: holdsUntil },
    // The stub of an unpaid order already shows the amount due now.
    (!unpaid || held > 0) && { label: t('money.paid'), value: formatRupiah(held, lng) },
    still_to_pay > 0 && { label: t('money.remaining'), value: formatRupiah(still_to_pay, lng) },
  ];
  return (
    <BoardingCard
      as={as}
      title={titleWithMore(order.product.title, furtherItems(order.items))}
      reference={{ label: t('fact.bookingId'), value: order.booking_id }}
      status={<OrderStatus status={order.status} label={t(`status.${order.status}`)} />}
      picture={coverOf(order.product)}
      facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)}
      stub={stub}
    />
  );
}

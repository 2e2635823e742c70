import type { DepartureTime } from '@/features/availability/queries/departure-times';
import { feeLines } from '@/features/booking/domain/fee-lines';
import { feeViewsOf } from '@/features/booking/domain/fee-view';
import type { OrderRow, ShownOrder } from '@/features/orders/data/orders';
import { openCompanions } from '@/features/orders/data/sealed';
import { companionsOf } from '@/features/orders/domain/companions';
import { diversOn } from '@/features/orders/domain/divers-on';
import { itemChoices } from '@/features/orders/domain/item-choices';
import type { OrderItemView } from '@/features/orders/domain/item-view';
import { isAllowed } from '@/features/orders/domain/order-state';
import { bandsOf, refundOf } from '@/features/orders/domain/refund-policy';
import { isBooked, paidShares } from '@/features/orders/domain/shares';
import { packagesOf } from '@/features/orders/domain/snapshot';
import { orderSnapshot } from '@/features/orders/schema';
import type { Locale } from '@/shared/locale/locales';
import { lineIn } from '@/shared/schema/localised';
import { toDay } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';
import type { Flights } from './flights-of-order';

type Row = Pick<ShownOrder, 'status' | 'items' | 'divers' | 'addOns' | 'pickupArea'>;
type Shown = {
  locale: Locale;
  now: Date;
  /** Amount received, less refunds and what is due back. */
  held: number;
  coverOf: (productId: string) => OrderItemView['product']['cover'];
  timeOf: (departureId: string) => DepartureTime;
  flights: Flights;
};

export const addOnViewIn =
  (locale: Locale) =>
  ({ addOnId, names, quantity, price, amount }: OrderRow['addOns'][number]) => ({
    uuid: addOnId,
    name: lineIn(names, locale),
    quantity,
    price,
    amount,
  });

/** The items of an order in their own order, each with its share of the money. */
export function itemViewsOf(
  { status, items, divers, addOns, pickupArea }: Row,
  { locale, now, held, coverOf, timeOf, flights }: Shown,
) {
  // Money on an unpaid order is a wrong amount, which pays for nothing.
  const shares = paidShares(items, status === 'pending_payment' ? 0 : held);
  return items.map((item): OrderItemView => {
    const snapshot = orderSnapshot.parse(item.snapshot);
    const { slug, titles, variant, durationDays } = snapshot;
    const pickup = pickupOf(snapshot, pickupArea);
    const day = toDay(item.activityDate);
    const paid = shares.find((share) => share.item === item)?.paid ?? item.retained ?? 0;
    const along = diversOn(item, divers);
    const isOpen = isBooked(item) && isAllowed('refund', status, 'customer');
    const refund = isOpen ? refundOf(item, paid, now) : { amount: 0, percent: 0 };
    const { time, isChoice, meeting } = timeOf(item.departureId);
    return {
      uuid: item.id,
      product: { slug, title: lineIn(titles, locale), cover: coverOf(item.productId) },
      variant: variant && lineIn(variant, locale),
      activity_date: day,
      activity_time: time,
      several_departures: isChoice,
      duration_days: durationDays,
      quantity: packagesOf(item, snapshot),
      pickup_window: pickup && { from: pickup.from, to: pickup.to },
      return_window: pickup?.back ?? null,
      meeting_time: pickup ? null : meeting,
      divers: along.map((diver) => divers.indexOf(diver)),
      companions: companionsOf({
        count: item.companions,
        names: openCompanions(item),
        divers: along.map(({ fullName }) => fullName),
        customer: '',
      }),
      add_ons: addOns.filter(({ itemId }) => itemId === item.id).map(addOnViewIn(locale)),
      unit_price: item.unitPrice,
      activity_fee: item.activityFee,
      add_on_fee: item.addOnFee,
      discount: item.discount,
      adjustment: item.adjustment,
      passed_on: item.passedOn,
      fees: feeViewsOf(feeLines.parse(item.fees), locale),
      total: item.total,
      state: item.state,
      off_reason: item.offReason,
      off_at: item.offAt?.toISOString() ?? null,
      paid,
      refunded: item.refunded,
      refund_amount: refund.amount,
      refund_percent: refund.percent,
      refund_bands: [...bandsOf(item)],
      latest_day: flights.limitOf(item.id)?.latest ?? null,
      can: itemChoices(item, { status, refund: refund.amount, now }),
    };
  });
}

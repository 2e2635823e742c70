import type { Basket } from '@/features/booking/domain/basket';
import type { RefundBand } from '@/shared/shop/selling';
import { type Day, toDate } from '@/shared/time/days';
import { addOnsOf, delayedSnapshot, snapshotOf } from './snapshot';

type Booked = {
  id: string;
  position: number;
  departureId: string;
  /** By how many minutes its pickup differs from the product's. */
  delay: number;
  date: Day;
  /** By their position in the order. */
  divers: number[];
  /** What goes back when it is cancelled. */
  refundBands: readonly RefundBand[];
  /** Sealed; null when none of the companions has one. */
  companionNames: string | null;
};

/** An item with the names, prices and terms of the moment. */
export const newItem = (
  basket: Basket,
  { id, position, departureId, delay, date, divers, refundBands, companionNames }: Booked,
) => ({
  row: {
    id,
    position,
    state: 'booked' as const,
    productId: basket.product.id,
    departureId,
    activityDate: toDate(date),
    diverCount: basket.diverCount,
    companions: basket.companions,
    companionNames,
    privateGuide: basket.hasPrivateGuide,
    snapshot: delayedSnapshot(snapshotOf(basket), delay),
    variantId: basket.variant?.id ?? null,
    unitPrice: basket.unitPrice,
    priceTerms: basket.terms,
    activityFee: basket.activityFee,
    addOnFee: basket.addOnFee,
    discount: basket.discount,
    total: basket.total,
    dueNowPercent: basket.dueNowPercent,
    refundBands: refundBands.map((band) => ({ ...band })),
  },
  divers,
  addOns: addOnsOf(basket),
});

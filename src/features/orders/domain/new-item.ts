import type { Basket } from '@/features/booking/domain/basket';
import type { RefundBand } from '@/shared/shop/selling';
import { type Day, toDate } from '@/shared/time/days';
import { addOnsOf, delayedSnapshot, snapshotOf } from './snapshot';

type Booked = {
  id: string;
  position: number;
  departureId: string;
  /** The minutes by which its pickup differs from the product's. */
  delay: number;
  date: Day;
  /** Positions in the order's divers. */
  divers: number[];
  /** The refund bands agreed for a cancellation. */
  refundBands: readonly RefundBand[];
  /** Sealed; null when no companion has a name. */
  companionNames: string | null;
};

/** Builds an item with the current names, prices and terms. */
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
    fees: [...basket.fees],
    passedOn: basket.passedOn,
    total: basket.total,
    dueNowPercent: basket.dueNowPercent,
    refundBands: refundBands.map((band) => ({ ...band })),
  },
  divers,
  addOns: addOnsOf(basket),
});

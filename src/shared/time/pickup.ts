import { operator, type PickupArea } from '@/config/operator';
import type { Locale } from '@/shared/locale/locales';
import { z } from '@/shared/schema/zod';
import { CLOCK_TIME, clockTimes, plusMinutes } from './clock-times';

type Texts = (key: 'pickup' | `pickupArea.${PickupArea}`, params?: Record<string, string>) => string;

/** Where and when guests are picked up, from the texts of `common`. */
export const formatPickup = (
  t: Texts,
  lng: Locale,
  area: PickupArea,
  pickupSpan: { from: string; to: string },
): string => t('pickup', { area: t(`pickupArea.${area}`), ...clockTimes(lng, pickupSpan) });

const clock = z.string().regex(CLOCK_TIME);
export const span = z.strictObject({ from: clock, to: clock });

/** When the car comes to each area it goes to, and when everybody is back. */
export const transfers = z.strictObject({
  pickup: z.array(span.extend({ area: z.enum(operator.pickup.map(({ area }) => area)) })).min(1),
  returning: span,
});
export type Transfers = z.infer<typeof transfers>;

/** The pickup facts of a product or an order's snapshot: whether guests are picked up, and when if not as usual. */
type Fetching = { pickup: boolean; transfers: Transfers | null };

export const usualTransfers: Transfers = { pickup: [...operator.pickup], returning: operator.returning };

/** The product's own, or the operator's; null where guests come by themselves. */
export const transfersOf = (product: Fetching): Transfers | null =>
  product.pickup ? (product.transfers ?? usualTransfers) : null;

const laterBy = (minutes: number, { from, to }: z.output<typeof span>) => ({
  from: plusMinutes(from, minutes),
  to: plusMinutes(to, minutes),
});

/** The transfers of a departure that leaves so many minutes after the usual one. */
export const delayed = ({ pickup, returning }: Transfers, minutes: number): Transfers => ({
  pickup: pickup.map(({ area, ...times }) => ({ area, ...laterBy(minutes, times) })),
  returning: laterBy(minutes, returning),
});

/** When guests who stay there are picked up and back; null where this product sends no car. */
export function pickupOf(product: Fetching, area: string | null) {
  const own = transfersOf(product);
  const pickupSpan = own?.pickup.find((entry) => entry.area === area);
  return own && pickupSpan ? { ...pickupSpan, back: own.returning } : null;
}

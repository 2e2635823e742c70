import { percentOf } from '@/features/booking/domain/percent-of';
import { type RefundBand, refundBands } from '@/shared/shop/selling';
import { type Day, momentOf } from '@/shared/time/days';

const HOUR_MS = 60 * 60 * 1000;

/** The bands agreed for an item when it was ordered, best first. */
export const bandsOf = (item: { refundBands: unknown }): readonly RefundBand[] => refundBands.parse(item.refundBands);

/** Start of a dive day. */
const DAY_BEGINS = '06:30';
export const startOf = (day: Day): Date => momentOf(day, DAY_BEGINS);

/** The percentage refunded when the customer cancels now. */
export function refundPercent(bands: readonly RefundBand[], day: string, now: Date): number {
  const left = startOf(day).getTime() - now.getTime();
  return bands.find(({ hours }) => left >= hours * HOUR_MS)?.percent ?? 0;
}

/** Time until which the current percentage applies; null when nothing is refunded any more. */
export function bandEnd(bands: readonly RefundBand[], day: Day, now: Date): Date | null {
  const start = startOf(day).getTime();
  const band = bands.find(({ hours, percent }) => percent > 0 && start - now.getTime() >= hours * HOUR_MS);
  return band ? new Date(start - band.hours * HOUR_MS) : null;
}

/** The refund of the money paid for an item on this day. */
export const refundFor = (paid: number, bands: readonly RefundBand[], day: string, now: Date): number =>
  percentOf(paid, refundPercent(bands, day, now));

import { feeAmount, feeLines, refundedOf } from '@/features/booking/domain/fee-lines';
import { type RefundBand, refundBands } from '@/shared/shop/selling';
import { type Day, momentOf, toDay } from '@/shared/time/days';

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

type Item = { activityDate: Date; refundBands: unknown; total: number; passedOn: number; fees: unknown };

/** The refund of an item cancelled now, and its percentage of what was paid. */
export function refundOf(item: Item, paid: number, now: Date): { amount: number; percent: number } {
  const percent = refundPercent(bandsOf(item), toDay(item.activityDate), now);
  const fees = feeLines.parse(item.fees).map((line) => ({ ...line, amount: feeAmount(line) }));
  const amount = refundedOf({ ...item, fees }, paid, percent);
  return { amount, percent: item.passedOn > 0 && paid > 0 ? Math.round((100 * amount) / paid) : percent };
}

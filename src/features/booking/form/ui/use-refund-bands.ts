import { type Day, startOf } from '@/shared/time/days';
import { useChosen } from './booking-context';
import { useItems } from './use-items';

const HOUR_MS = 60 * 60 * 1000;

/** The upcoming refund deadlines; with several items, for the earliest. */
export function useRefundBands(of?: Day) {
  const { refundBands } = useChosen();
  const [first = ''] = useItems()
    .map((item) => item.activity_date)
    .sort();
  const day = of ?? first;
  return refundBands
    .map((band) => ({ ...band, last: new Date(startOf(day).getTime() - band.hours * HOUR_MS) }))
    .filter(({ last }) => last.getTime() >= Date.now());
}

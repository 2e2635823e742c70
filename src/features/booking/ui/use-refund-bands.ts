import { startOf } from '@/shared/time/days';
import { useChosen } from './booking-context';
import { useDraft } from './draft-provider';

const HOUR_MS = 60 * 60 * 1000;

/** What goes back until when, without deadlines that have passed. */
export function useRefundBands() {
  const { refundBands } = useChosen();
  const day = useDraft((draft) => draft.activity_date);
  return refundBands
    .map((band) => ({ ...band, last: new Date(startOf(day).getTime() - band.hours * HOUR_MS) }))
    .filter(({ last }) => last.getTime() >= Date.now());
}

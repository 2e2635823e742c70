import type { DayView } from '@/features/availability/schema';
import { dayFor } from '@/features/booking/domain/free-days';
import type { BoxTexts } from './box-texts';

type Bookable = Pick<DayView, 'status' | 'places_left'>;
type Words = Pick<BoxTexts['calendar'], 'places' | 'tooFew' | 'soldOut' | 'closed' | 'cutOff'>;

/** The status of a day or of a departure in words. */
export function dayWords(about: Bookable, { divers, byStaff }: { divers: number; byStaff?: boolean }, words: Words) {
  const text = {
    open: words.places,
    too_few: words.tooFew,
    sold_out: words.soldOut,
    closed: words.closed,
    cut_off: words.cutOff,
  }[dayFor(about, divers, byStaff)];
  return text.replace('{seats}', String(about.places_left));
}

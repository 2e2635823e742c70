import { ageOn } from '@/features/booking/divers/domain/age';
import { type CertificationLevel, reaches } from '@/features/booking/divers/domain/certification';
import type { ProductCard } from '@/features/catalogue/schema';
import type { Day } from '@/shared/time/days';

export type BookedDays = {
  activity_date: Day | '';
  divers: readonly number[];
  sold: Pick<ProductCard, 'level' | 'refresher' | 'duration_days'> | undefined;
};

/** The typed facts of a diver; null when empty or not a date. */
export type Returning = { level: CertificationLevel | null; lastDive: Day | null; born: Day | null };

/** The positions of the people who should dive again first, and the day before which they should. */
export type RefresherNeed = { people: number[]; before: Day };

const LONG_IN_YEARS = 1;

/** A product that requires no certification needs no refresher, because it starts from scratch. */
const needsCertification = ({ sold }: BookedDays): boolean => sold !== undefined && reaches(sold.level, 'scuba_diver');

const firstDiveOf = (theirs: readonly BookedDays[]): Day | undefined =>
  theirs
    .filter(needsCertification)
    .flatMap(({ activity_date: day }) => (day ? [day] : []))
    .sort()[0];

/** The first dive before which this diver needs a refresher that is not booked. */
function diveOfReturn(theirs: readonly BookedDays[], { level, lastDive }: Returning): Day | null {
  if (!level || !reaches(level, 'scuba_diver') || !lastDive || theirs.some(({ sold }) => sold?.refresher)) return null;
  const first = firstDiveOf(theirs);
  return first && ageOn(lastDive, first) >= LONG_IN_YEARS ? first : null;
}

/** Certified people whose last dive is a year or more before their first dive in this booking. */
export function refresherNeed(booked: readonly BookedDays[], divers: readonly Returning[]): RefresherNeed | null {
  const found = divers.flatMap((diver, position) => {
    const theirs = booked.filter(({ divers: along }) => along.includes(position));
    const day = diveOfReturn(theirs, diver);
    return day ? [{ position, day }] : [];
  });
  const before = found.map(({ day }) => day).sort()[0];
  return before ? { people: found.map(({ position }) => position), before } : null;
}

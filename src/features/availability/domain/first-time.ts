import type { ClockTime } from '@/shared/time/clock-times';

type Bookable = { status: string; places_left: number };
type Day = { times: readonly (Bookable & { time: ClockTime })[] };

/** Earliest departure with room for this many divers; null on a day without a choice, or if none has room. */
export const firstTimeFor = (day: Day | undefined, divers: number, statuses: readonly string[] = ['open']) =>
  day && day.times.length > 1
    ? (day.times.find((one) => statuses.includes(one.status) && one.places_left >= divers)?.time ?? null)
    : null;

import type { ClockTime } from '@/shared/time/clock-times';

type Bookable = { status: string; places_left: number };
type Day = { times: readonly (Bookable & { time: ClockTime })[] };

/** The earliest departure with room for this many divers; null on a day without a choice, and when none has room. */
export const firstTimeFor = (day: Day | undefined, divers: number, statuses: readonly string[] = ['open']) =>
  day && day.times.length > 1
    ? (day.times.find((one) => statuses.includes(one.status) && one.places_left >= divers)?.time ?? null)
    : null;

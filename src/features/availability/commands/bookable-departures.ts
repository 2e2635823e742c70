import { createDepartures, schedulesOf } from '@/features/availability/data';
import { departingOn } from '@/features/availability/domain/limited-day';
import type { Schedule } from '@/features/availability/domain/schedule';
import { requestedTimes, withRoom } from '@/features/availability/domain/times-with-room';
import type { DepartureTime } from '@/features/availability/queries/departure-times';
import { meetingTimeAt } from '@/features/catalogue/domain/departure-time';
import type { MadeDeparture } from '@/features/outings/domain/stay';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { delaysOn } from './delays-on';

export type SeatRequest = {
  productId: string;
  date: Day;
  /** Length of an item sold before its product's length changed; defaults to the product's. */
  durationDays?: number | undefined;
  /** Defaults to the earliest departure with room for all divers. */
  time?: ClockTime | undefined;
  divers: number;
  now: Date;
  /** Staff may book or move guests after the cut-off, and on unpublished products. */
  byStaff?: boolean;
};

/** `delay` is the difference in minutes between its pickup and the product's. */
export type Claimed = { departureId: string; time: ClockTime; delay: number };

/** `departs` is the departure time as shown to guests. */
export type Taken = Claimed & { departs: DepartureTime };

/** A departure that had room when read. */
export type Candidate = Taken & { departing: MadeDeparture };

type Terms = Pick<SeatRequest, 'now' | 'byStaff'>;
type WantedItem = Omit<SeatRequest, keyof Terms>;
type Stored = { id: string; time: ClockTime };
/** `existing` are departures with room; `several` is true if the day has other departures too. */
type Departures = { wanted: WantedItem; schedule: Schedule; existing: Stored[]; several: boolean };

async function schedulesFor(tx: Tx, wanted: readonly WantedItem[], { byStaff }: Terms): Promise<Map<string, Schedule>> {
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  const days = wanted.map(({ date }) => date).sort();
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const schedules = await schedulesOf(tx, byStaff ? { anyIds: ids } : { ids }, span);
  return new Map(schedules.map((schedule) => [schedule.product.id, schedule]));
}

function withRoomIn(schedule: Schedule | undefined, wanted: SeatRequest): Departures {
  if (!schedule) throw new AppError('not_found');
  const roomy = withRoom(requestedTimes(schedule, wanted), wanted);
  const existing = roomy.flatMap(({ departure }) => departure ?? []);
  return { wanted, schedule, existing, several: (schedule.departures.get(wanted.date)?.length ?? 0) > 1 };
}

type MadeRow = Awaited<ReturnType<typeof createDepartures>>[number];

/** Newly created departures of a day that had none with room. */
function madeFor(made: readonly MadeRow[], { productId, date, time }: WantedItem): MadeRow[] {
  const departures = made.filter(
    (one) =>
      one.productId === productId && one.date === date && !one.removed && (time === undefined || one.time === time),
  );
  if (departures.length === 0) throw new AppError('time_not_offered');
  return departures;
}

async function candidatesOf(
  tx: Tx,
  found: readonly (Departures & { departures: readonly Stored[] })[],
  made: readonly MadeRow[] | undefined,
): Promise<Candidate[][]> {
  const delays = await delaysOn(
    tx,
    found.map(({ wanted: { date }, schedule: { product }, departures }) => ({
      product,
      date,
      times: departures.map(({ time }) => time),
    })),
    made,
  );
  return found.map(({ wanted, schedule: { product }, several, departures }, index) => {
    const { date, durationDays = product.durationDays } = wanted;
    const departing = { ...departingOn(product, date, null), durationDays };
    return departures.map(({ id, time }) => ({
      departureId: id,
      time,
      delay: delays[index]?.(time) ?? 0,
      departs: {
        time,
        isChoice: several,
        meeting: meetingTimeAt(product, time),
        cutOffHours: product.cutOffHours,
        dives: product.diveCount,
      },
      departing: { ...departing, id },
    }));
  });
}

/**
 * Returns for each item the departures of its day that had room when read, earliest first. Locks their days; `refused`
 * prefixes a refusal with the item.
 */
export async function bookableDeparturesOf(
  tx: Tx,
  items: readonly WantedItem[],
  terms: Terms,
  refused: (error: unknown, index: number) => unknown = (error) => error,
): Promise<Candidate[][]> {
  const forEach = <T, U>(list: readonly T[], find: (one: T) => U): U[] =>
    list.map((one, index) => {
      try {
        return find(one);
      } catch (error) {
        throw refused(error, index);
      }
    });
  const schedules = await schedulesFor(tx, items, terms);
  const found = forEach(items, (one) => withRoomIn(schedules.get(one.productId), { ...one, ...terms }));
  const isComplete = found.every(({ existing }) => existing.length > 0);
  // Creates missing usual departures, and reads all times of these days.
  const made = isComplete ? undefined : await createDepartures(tx, items, terms.now);
  const departing = forEach(found, (one) => ({
    ...one,
    departures: one.existing.length > 0 ? one.existing : madeFor(made ?? [], one.wanted),
  }));
  return candidatesOf(tx, departing, made);
}

/** Single-item form of `bookableDeparturesOf`. */
export async function bookableDepartures(tx: Tx, { now, byStaff, ...wanted }: SeatRequest): Promise<Candidate[]> {
  const [candidates = []] = await bookableDeparturesOf(tx, [wanted], { now, ...(byStaff && { byStaff }) });
  return candidates;
}

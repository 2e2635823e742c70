import { departuresById, departuresOn, makeDepartures, scheduleOn, takeSeats } from '@/features/availability/data';
import { bookableRange } from '@/features/availability/domain/bookable-range';
import {
  offeredTimes,
  type Schedule,
  type ScheduledTime,
  scheduledDay,
  together,
} from '@/features/availability/domain/schedule';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { delayOn } from './delay-on';

export type Claim = {
  productId: string;
  date: Day;
  /** The earliest departure with room for all divers when omitted. */
  time?: ClockTime | undefined;
  divers: number;
  now: Date;
  /** The staff may book or move for a guest after the cut-off, and on products that are not published any more. */
  byStaff?: boolean;
};

/** `delay` is by how many minutes its pickup differs from the product's. */
export type Claimed = { departureId: string; time: ClockTime; delay: number };

const soldOut = (left: number) => new AppError('sold_out', { params: { count: left } });

/** Returns the departures with room for the party, or throws the reason why there are none. */
function withRoom(times: readonly ScheduledTime[], { divers, byStaff }: Claim): ScheduledTime[] {
  const { status, left } = together(times);
  if (status === 'not_offered') throw new AppError('day_not_offered');
  if (status === 'closed') throw new AppError('day_closed');
  if (status === 'cut_off' && !byStaff) throw new AppError('day_cut_off');
  if (left < divers) throw soldOut(left);
  return times.filter((one) => one.left >= divers);
}

function requestedTimes(schedule: Schedule, { date, time, now }: Claim) {
  const day = scheduledDay(schedule, date, bookableRange(schedule.product.cutOffHours, now));
  const offered = offeredTimes(day);
  const requested = time === undefined ? offered : offered.filter((one) => one.time === time);
  if (offered.length > 0 && requested.length === 0) throw new AppError('time_not_offered');
  return requested;
}

async function made(tx: Tx, { productId, date, time, now }: Claim) {
  await makeDepartures(tx, productId, [date], now);
  const departures = (await departuresOn(tx, productId, date)).filter((one) => time === undefined || one.time === time);
  if (departures.length === 0) throw new AppError('time_not_offered');
  return departures;
}

/** Returns the departures of a bookable day that had room when they were read, earliest first. */
export async function bookableDepartures(tx: Tx, claim: Claim): Promise<Claimed[]> {
  const { productId, date, byStaff } = claim;
  const schedule = await scheduleOn(tx, productId, date, byStaff ? 'any' : 'shown');
  if (!schedule) throw new AppError('not_found');
  const roomy = withRoom(requestedTimes(schedule, claim), claim);
  const existing = roomy.flatMap(({ departure }) => departure ?? []);
  const departures = existing.length > 0 ? existing : await made(tx, claim);
  const times = departures.map(({ time }) => time);
  const delay = await delayOn(tx, schedule.product, date, times);
  return departures.map(({ id, time: at }) => ({ departureId: id, time: at, delay: delay(at) }));
}

/** Takes the first departure whose seats are still free: earlier reads may be stale, the update of each decides. */
export async function takeOrRefuse(tx: Tx, departures: readonly Claimed[], divers: number): Promise<Claimed> {
  for (const departure of departures) if (await takeSeats(tx, departure.departureId, divers)) return departure;
  const rows = await departuresById(
    tx,
    departures.map(({ departureId }) => departureId),
  );
  const open = rows.filter(({ closed }) => !closed);
  throw open.length === 0
    ? new AppError('day_closed')
    : soldOut(Math.max(...open.map(({ capacity, taken }) => capacity - taken)));
}

/** Throws the reason when the seats cannot be taken; the claim is committed with the transaction. */
export const claimSeats = async (tx: Tx, claim: Claim): Promise<Claimed> =>
  takeOrRefuse(tx, await bookableDepartures(tx, claim), claim.divers);

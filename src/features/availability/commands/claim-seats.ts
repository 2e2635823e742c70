import { departuresById, makeDepartures, scheduleOn } from '@/features/availability/data';
import { departingOn } from '@/features/availability/domain/limited-day';
import { requestedTimes, soldOut, withRoom } from '@/features/availability/domain/times-with-room';
import type { Party } from '@/features/outings/domain/free-seats';
import type { MadeDeparture } from '@/features/outings/domain/stay';
import { lockSeats } from '@/features/outings/seats/commands/lock-seats';
import { takeSeats } from '@/features/outings/seats/commands/take-seats';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { delayOn } from './delay-on';

export type Claim = {
  productId: string;
  date: Day;
  /** Of an item that was sold when its product took longer or shorter; as long as the product when omitted. */
  durationDays?: number | undefined;
  /** The earliest departure with room for all divers when omitted. */
  time?: ClockTime | undefined;
  divers: number;
  companions?: number;
  hasPrivateGuide?: boolean;
  now: Date;
  /** The staff may book or move for a guest after the cut-off, and on products that are not published any more. */
  byStaff?: boolean;
};

/** `delay` is by how many minutes its pickup differs from the product's. */
export type Claimed = { departureId: string; time: ClockTime; delay: number };

/** A departure with room when it was read. */
export type Candidate = Claimed & { departing: MadeDeparture };

type PartyOf = Pick<Claim, 'divers' | 'companions' | 'hasPrivateGuide'>;

async function made(tx: Tx, { productId, date, time, now }: Claim) {
  const departures = (await makeDepartures(tx, productId, [date], now)).filter(
    (one) => !one.removed && (time === undefined || one.time === time),
  );
  if (departures.length === 0) throw new AppError('time_not_offered');
  return departures;
}

/** Returns the departures of a bookable day that had room when they were read, earliest first. Its days are locked. */
export async function bookableDepartures(tx: Tx, claim: Claim): Promise<Candidate[]> {
  const { productId, date, byStaff } = claim;
  const schedule = await scheduleOn(tx, productId, date, byStaff ? 'any' : 'shown');
  if (!schedule) throw new AppError('not_found');
  const { durationDays = schedule.product.durationDays } = claim;
  const departing = { ...departingOn(schedule.product, date, null), durationDays };
  const roomy = withRoom(requestedTimes(schedule, claim), claim);
  const existing = roomy.flatMap(({ departure }) => departure ?? []);
  const departures = existing.length > 0 ? existing : await made(tx, claim);
  const times = departures.map(({ time }) => time);
  const delay = await delayOn(tx, schedule.product, date, times);
  return departures.map(({ id, time: at }) => ({
    departureId: id,
    time: at,
    delay: delay(at),
    departing: { ...departing, id },
  }));
}

type Refused = { departures: readonly Candidate[]; party: Party; seats: SeatPlan | null };

/** Why none of the departures can be taken: what one of them has left is the most that another party could have. */
async function refusal(tx: Tx, { departures, party, seats }: Refused): Promise<AppError> {
  const ids = departures.map(({ departureId }) => departureId);
  const rows = (await departuresById(tx, ids)).filter(({ closed }) => !closed);
  if (rows.length === 0) return new AppError('day_closed');
  const left = rows.map(({ id, capacity, taken }) => {
    const departing = departures.find(({ departureId }) => departureId === id)?.departing;
    return Math.min(capacity - taken, (seats && departing && seats.free(departing).seats) ?? Number.POSITIVE_INFINITY);
  });
  const most = Math.max(...left);
  if (party.hasPrivateGuide && most >= party.divers + party.companions) return new AppError('no_private_guide');
  if (most >= party.divers) return new AppError('sold_out_with_companions', { params: { count: most } });
  return soldOut(most);
}

/**
 * Takes the first departure whose seats are still free: earlier reads may be stale, the update of each decides. Its days
 * are locked.
 */
export async function takeOrRefuse(
  tx: Tx,
  departures: readonly Candidate[],
  { party, seats }: Omit<Refused, 'departures'>,
): Promise<Claimed> {
  for (const { departing, ...claimed } of departures)
    if (await takeSeats(tx, seats, { departing, party })) return claimed;
  throw await refusal(tx, { departures, party, seats });
}

export const partyOf = ({ divers, companions = 0, hasPrivateGuide = false }: PartyOf): Party => ({
  divers,
  companions,
  hasPrivateGuide,
});

/** Throws the reason when the seats cannot be taken; the claim is committed with the transaction. */
export async function claimSeats(tx: Tx, claim: Claim): Promise<Claimed> {
  const seats = await lockSeats(tx, [claim]);
  return takeOrRefuse(tx, await bookableDepartures(tx, claim), { party: partyOf(claim), seats });
}

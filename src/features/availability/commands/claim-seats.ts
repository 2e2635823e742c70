import { departuresById } from '@/features/availability/data';
import { soldOut } from '@/features/availability/domain/times-with-room';
import type { Party } from '@/features/outings/domain/free-seats';
import { lockSeats } from '@/features/outings/seats/commands/lock-seats';
import { takeSeats } from '@/features/outings/seats/commands/take-seats';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { bookableDepartures, type Candidate, type SeatRequest, type Taken } from './bookable-departures';

export type Claim = SeatRequest & { companions?: number; hasPrivateGuide?: boolean };

type PartyOf = Pick<Claim, 'divers' | 'companions' | 'hasPrivateGuide'>;

type Refused = { departures: readonly Candidate[]; party: Party; seats: SeatPlan | null };

/**
 * Reason why no departure can be taken; the number of seats in it is the largest party that one departure could take.
 */
async function refusal(tx: Tx, { departures, party, seats }: Refused): Promise<AppError> {
  const ids = departures.map(({ departureId }) => departureId);
  const rows = (await departuresById(tx, ids)).filter(({ closed }) => !closed);
  const day = departures[0]?.departing.date;
  if (day === undefined || rows.length === 0) return new AppError('day_closed');
  const left = rows.map(({ id, capacity, taken }) => {
    const departing = departures.find(({ departureId }) => departureId === id)?.departing;
    return Math.min(capacity - taken, (seats && departing && seats.free(departing).seats) ?? Number.POSITIVE_INFINITY);
  });
  const most = Math.max(...left);
  if (party.hasPrivateGuide && most >= party.divers + party.companions)
    return new AppError('no_private_guide', { params: { day } });
  if (most >= party.divers) return new AppError('sold_out_with_companions', { params: { day, count: most } });
  return soldOut(day, most);
}

/**
 * Takes the first departure whose seats are still free: earlier reads may be stale, so each update decides. The caller
 * must have locked the days.
 */
export async function claimOrRefuse(
  tx: Tx,
  departures: readonly Candidate[],
  { party, seats }: Omit<Refused, 'departures'>,
): Promise<Taken> {
  for (const { departing, ...claimed } of departures)
    if (await takeSeats(tx, seats, { departing, party })) return claimed;
  throw await refusal(tx, { departures, party, seats });
}

export const partyOf = ({ divers, companions = 0, hasPrivateGuide = false }: PartyOf): Party => ({
  divers,
  companions,
  hasPrivateGuide,
});

/** Throws the reason if the seats cannot be taken; the claim commits with the transaction. */
export async function claimSeats(tx: Tx, claim: Claim): Promise<Taken> {
  const seats = await lockSeats(tx, [claim]);
  return claimOrRefuse(tx, await bookableDepartures(tx, claim), { party: partyOf(claim), seats });
}

import { departureById, giveSeatsBack, lockDepartures, scheduleOn } from '@/features/availability/data';
import type { Party } from '@/features/outings/domain/free-seats';
import { lockSeats } from '@/features/outings/seats/commands/lock-seats';
import type { Tx } from '@/server/database/db';
import type { ClockTime } from '@/shared/time/clock-times';
import { type Day, toDay } from '@/shared/time/days';
import { bookableDepartures, type Candidate, type Claimed } from './bookable-departures';
import { claimOrRefuse } from './claim-seats';
import { delayNow } from './move-seats';

/** A change of an item's departure or party. */
export type SeatChange = {
  from: string;
  before: Party;
  /** Length of the item before the change. */
  durationDays: number;
  to: { productId: string; date: Day; time: ClockTime | undefined; durationDays: number; party: Party };
};

type Planned = SeatChange & {
  /** Departure that the item leaves. */
  left: { productId: string; date: Day; durationDays: number };
  /** True if the item stays on its departure. */
  stays: boolean;
  /** True if the item changes to another product. */
  isOther: boolean;
  time: ClockTime;
};

/** A party that is no larger in any respect needs no additional seats. */
const isWithin = ({ before, to: { party } }: SeatChange): boolean =>
  party.divers <= before.divers &&
  party.divers + party.companions <= before.divers + before.companions &&
  (before.hasPrivateGuide || !party.hasPrivateGuide);

async function planned(tx: Tx, change: SeatChange): Promise<Planned> {
  const { from, to, durationDays } = change;
  const { productId, date: day, time } = await departureById(tx, from);
  const date = toDay(day);
  const stays = productId === to.productId && date === to.date && (to.time ?? time) === time;
  return { ...change, left: { productId, date, durationDays }, stays, isOther: productId !== to.productId, time };
}

/** On its own departure, an item needs only the additional seats. */
const candidatesFor = (tx: Tx, { stays, before, to, time }: Planned, now: Date): Promise<Candidate[]> =>
  bookableDepartures(tx, {
    productId: to.productId,
    date: to.date,
    time: stays ? time : to.time,
    divers: stays ? Math.max(0, to.party.divers - before.divers) : to.party.divers,
    now,
    byStaff: true,
    durationDays: to.durationDays,
  });

/**
 * Releases and claims the seats of several items at once, for staff, who may ignore the cut-off. Returns for each item
 * its new departure and the change of its pickup since its snapshot; `refused` prefixes a refusal with the item.
 */
export async function updateSeats(
  tx: Tx,
  changes: readonly SeatChange[],
  { now, refused }: { now: Date; refused: (index: number, error: unknown) => unknown },
): Promise<Claimed[]> {
  const all: Planned[] = [];
  for (const change of changes) all.push(await planned(tx, change));
  const seats = await lockSeats(
    tx,
    all.flatMap(({ left, to }) => [left, to]),
  );
  const inTurn = async <Answer>(work: (one: Planned, index: number) => Promise<Answer>): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (const [index, one] of all.entries())
      answers.push(
        await work(one, index).catch((error: unknown) => {
          throw refused(index, error);
        }),
      );
    return answers;
  };
  const found = await inTurn(async (one) => (one.stays && isWithin(one) ? [] : candidatesFor(tx, one, now)));
  await lockDepartures(tx, [...all.map(({ from }) => from), ...found.flat().map(({ departureId }) => departureId)]);
  await giveSeatsBack(
    tx,
    all.map(({ from, before, stays, to }, index) => ({
      departureId: from,
      divers: stays && found[index]?.length === 0 ? before.divers - to.party.divers : before.divers,
    })),
  );
  const claiming = all.filter((_, index) => found[index]?.length !== 0);
  if (seats)
    for (const { from, left, before } of claiming) {
      const needs = (await scheduleOn(tx, left.productId, left.date, 'any'))?.product.needs;
      if (needs) seats.release({ ...left, needs, id: from }, before);
    }
  return inTurn(async ({ from, time, to, stays, isOther }, index) => {
    const departures = found[index] ?? [];
    if (departures.length === 0) return { departureId: from, time, delay: 0 };
    const { delay, ...taken } = await claimOrRefuse(tx, departures, { party: to.party, seats });
    if (isOther) return { ...taken, delay };
    return { ...taken, delay: stays ? 0 : delay - (await delayNow(tx, from)) };
  });
}

import { bookableDeparturesOf, type Candidate, type Taken } from '@/features/availability/commands/bookable-departures';
import { claimOrRefuse } from '@/features/availability/commands/claim-seats';
import { lockTogether } from '@/features/availability/commands/lock-together';
import { refusalAt } from '@/features/booking/domain/wanted-items';
import type { PricedItem } from '@/features/booking/queries/priced-items';
import { lockSeats } from '@/features/outings/seats/commands/lock-seats';
import { takeSeatsOfAll } from '@/features/outings/seats/commands/take-seats';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import type { Tx } from '@/server/database/db';

type Terms = { now: Date; byStaff: boolean };

const byDay = (one: PricedItem, other: PricedItem): number =>
  one.basket.product.id.localeCompare(other.basket.product.id) ||
  one.item.activity_date.localeCompare(other.item.activity_date);

const stayOf = ({ item, basket: { product } }: PricedItem) => ({
  productId: product.id,
  date: item.activity_date,
  durationDays: product.durationDays,
});

const partyOf = ({ basket: { diverCount: divers, companions, hasPrivateGuide } }: PricedItem) => ({
  divers,
  companions,
  hasPrivateGuide,
});

/** The departures with room for each item. */
async function candidatesFor(tx: Tx, priced: PricedItem[], terms: Terms): Promise<Map<PricedItem, Candidate[]>> {
  const sorted = priced.toSorted(byDay);
  const wanted = sorted.map((one) => ({
    ...stayOf(one),
    time: one.item.activity_time,
    divers: one.basket.diverCount,
  }));
  const found = await bookableDeparturesOf(tx, wanted, terms, (error, index) => {
    const one = sorted[index];
    return one ? refusalAt(one.item, error) : error;
  });
  return new Map(sorted.map((one, index) => [one, found[index] ?? []]));
}

/** Takes the first departure of each item at once; returns null and takes none when one has too few seats. */
async function takeFirst(
  tx: Tx,
  candidates: readonly (readonly [PricedItem, Candidate | undefined])[],
  seats: SeatPlan | null,
): Promise<(PricedItem & Taken)[] | null> {
  const taken: (PricedItem & Candidate)[] = [];
  for (const [one, first] of candidates) {
    if (!first) return null;
    taken.push({ ...one, ...first });
  }
  const takings = taken.map((one) => ({ departing: one.departing, party: partyOf(one) }));
  return (await takeSeatsOfAll(tx, seats, takings)) ? taken.map(({ departing: _, ...one }) => one) : null;
}

/**
 * Claims the seats of all items or none; locks days in ascending order, creates missing departures by product and day,
 * then locks all departures in id order, so that concurrent orders cannot deadlock.
 */
export async function claimItems(tx: Tx, priced: PricedItem[], terms: Terms): Promise<(PricedItem & Taken)[]> {
  const stays = priced.map(stayOf);
  const seats = await lockSeats(tx, stays);
  const departures = await candidatesFor(tx, priced, terms);
  const candidatesOf = (one: PricedItem) => departures.get(one) ?? [];
  const taken = await takeFirst(
    tx,
    priced.map((one) => [one, candidatesOf(one)[0]] as const),
    seats,
  );
  if (taken) return taken;
  await lockTogether(
    tx,
    priced.flatMap((one) => candidatesOf(one).map(({ departureId }) => departureId)),
  );
  const unspoiled = priced.length > 1 ? await lockSeats(tx, stays) : seats;
  const inTurn: (PricedItem & Taken)[] = [];
  for (const one of priced)
    inTurn.push(
      await claimOrRefuse(tx, candidatesOf(one), { party: partyOf(one), seats: unspoiled })
        .then((departure) => ({ ...one, ...departure }))
        .catch((error: unknown) => {
          throw refusalAt(one.item, error);
        }),
    );
  return inTurn;
}

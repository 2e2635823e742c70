import { bookableDeparturesOf, type Taken } from '@/features/availability/commands/bookable-departures';
import { takeOrRefuse } from '@/features/availability/commands/claim-seats';
import { refusalAt } from '@/features/booking/domain/wanted-items';
import type { PricedItem } from '@/features/booking/queries/priced-items';
import { lockSeats } from '@/features/outings/seats/commands/lock-seats';
import type { Tx } from '@/server/database/db';

type Terms = { now: Date; byStaff: boolean };

/** Runs `claim` for each item in turn; a refusal names the item. */
async function inTurn<Answer>(items: PricedItem[], claim: (priced: PricedItem) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const priced of items)
    answers.push(
      await claim(priced).catch((error: unknown) => {
        throw refusalAt(priced.item, error);
      }),
    );
  return answers;
}

const byDay = (one: PricedItem, other: PricedItem): number =>
  one.basket.product.id.localeCompare(other.basket.product.id) ||
  one.item.activity_date.localeCompare(other.item.activity_date);

const stayOf = ({ item, basket: { product } }: PricedItem) => ({
  productId: product.id,
  date: item.activity_date,
  durationDays: product.durationDays,
});

/**
 * Claims the seats of all items or none, and adds the departure to each. Their days are locked first, in ascending
 * order; missing departures are created by product and day, and all are locked in the order of their ids, so that two
 * orders that want the same ones do not block each other.
 */
export async function claimItems(tx: Tx, priced: PricedItem[], terms: Terms): Promise<(PricedItem & Taken)[]> {
  const seats = await lockSeats(tx, priced.map(stayOf));
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
  const departures = new Map(sorted.map((one, index) => [one, found[index] ?? []]));
  const candidates = [...new Set(found.flat().map(({ departureId }) => departureId))];
  const together = candidates.length > 1 ? candidates : [];
  return inTurn(priced, async (one) => {
    const { diverCount: divers, companions, hasPrivateGuide } = one.basket;
    const party = { divers, companions, hasPrivateGuide };
    return { ...one, ...(await takeOrRefuse(tx, departures.get(one) ?? [], { party, seats, together })) };
  });
}

import { bookableDeparture, takeOrRefuse } from '@/features/availability/commands/claim-seats';
import { lockTogether } from '@/features/availability/commands/lock-together';
import { refusalAt } from '@/features/booking/domain/wanted-items';
import type { PricedItem } from '@/features/booking/queries/priced-items';
import type { Tx } from '@/server/database/db';

type Terms = { now: Date; byStaff: boolean };

/** Runs `claim` for each item in turn; a refusal names the item. */
async function inTurn<Item extends PricedItem>(items: Item[], claim: (priced: Item) => Promise<void>): Promise<void> {
  for (const priced of items)
    await claim(priced).catch((error: unknown) => {
      throw refusalAt(priced.item, error);
    });
}

const byDay = (one: PricedItem, other: PricedItem): number =>
  one.basket.product.id.localeCompare(other.basket.product.id) ||
  one.item.activity_date.localeCompare(other.item.activity_date);

/**
 * Claims the seats of all items or none, and returns their departures. Missing departures are created by product and
 * day, and all are locked in the order of their ids, so that two orders that want the same ones do not block each other.
 */
export async function claimItems(tx: Tx, priced: PricedItem[], terms: Terms): Promise<string[]> {
  const departures = new Map<PricedItem, string>();
  await inTurn(priced.toSorted(byDay), async (one) => {
    const { item, basket } = one;
    const claim = { productId: basket.product.id, date: item.activity_date, divers: basket.diverCount, ...terms };
    departures.set(one, await bookableDeparture(tx, claim));
  });
  const departureOf = (one: PricedItem): string => departures.get(one) ?? '';
  await lockTogether(tx, priced.map(departureOf));
  await inTurn(priced, (one) => takeOrRefuse(tx, departureOf(one), one.basket.diverCount));
  return priced.map(departureOf);
}

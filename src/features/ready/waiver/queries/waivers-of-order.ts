import type { WaiversView } from '@/features/ready/waiver/schema';
import type { Tx } from '@/server/database/db';
import { signedViewOf } from './signed-view';
import { diverFacts, foundWaivers, type OrderOfWaivers, waiverTerms } from './waiver-facts';

/** The waiver of each diver of an order that counts, else the latest one. */
export async function waiversOfOrder(db: Tx, order: OrderOfWaivers): Promise<WaiversView> {
  const terms = await waiverTerms(db);
  if (!terms) return [];
  const divers = order.divers.flatMap((row) => diverFacts(order, row) ?? []);
  const found = await foundWaivers(db, divers, terms);
  return divers.flatMap(({ diverId, row: { position } }) => {
    const waiver = found.get(diverId);
    return waiver ? [{ ...signedViewOf(waiver.row, terms.months), position, is_valid: waiver.isValid }] : [];
  });
}

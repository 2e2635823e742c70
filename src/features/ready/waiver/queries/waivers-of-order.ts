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
  const views: WaiversView = [];
  for (const { diverId, row } of divers) {
    const waiver = found.get(diverId);
    if (!waiver) continue;
    const signed = await signedViewOf(db, waiver.row, terms.months);
    views.push({ ...signed, position: row.position, is_valid: waiver.isValid });
  }
  return views;
}

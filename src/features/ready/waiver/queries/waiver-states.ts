import type { PaperState } from '@/features/ready/papers/domain/paper-state';
import type { Tx } from '@/server/database/db';
import { diverFacts, foundWaivers, type OrderOfWaivers, waiverTerms } from './waiver-facts';

/** `done` for every diver of these orders with a waiver that counts, by the diver's id. */
export async function waiverStates(db: Tx, orders: readonly OrderOfWaivers[]): Promise<Map<string, PaperState>> {
  const terms = await waiverTerms(db);
  if (!terms) return new Map();
  const divers = orders.flatMap((order) => order.divers.flatMap((row) => diverFacts(order, row) ?? []));
  const found = await foundWaivers(db, divers, terms);
  return new Map([...found].flatMap(([id, { isValid }]) => (isValid ? [[id, 'done'] as const] : [])));
}

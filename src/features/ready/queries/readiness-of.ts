import { requirementsOf } from '@/features/catalogue/products/queries/requirements-of';
import type { LockedOrder } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { flightsOfOrder } from '@/features/orders/queries/flights-of-order';
import { misfitsIn } from '@/features/orders/queries/misfits-in';
import { linksOfDivers } from '@/features/ready/data';
import { bookedItemsOf } from '@/features/ready/domain/diver-link';
import { type Readiness, readiness, stepsOf } from '@/features/ready/domain/readiness';
import type { Tx } from '@/server/database/db';
import type { ReadyStep } from '@/shared/diving/ready-steps';
import { type OrderOfPapers, paperStates } from './paper-states';

/** An order with what its readiness is read from. */
export type Readable = OrderOfPapers & Pick<LockedOrder, 'attention'>;

export type DiverReadiness = Readiness & {
  diverId: string;
  /** From 0. */
  position: number;
  steps: ReadyStep[];
  /** True once an answer was given by the link. */
  hasAnswered: boolean;
  /** True while the diver may dive only after a physician's approval. */
  isForPhysician: boolean;
  /** When staff revoked the diver's link; null while it works or was not made yet. */
  revokedAt: Date | null;
};

/** The readiness of the divers with a booked item, by order. */
export async function readinessOfOrders(db: Tx, orders: readonly Readable[]): Promise<Map<string, DiverReadiness[]>> {
  const productIds = orders.flatMap(({ items }) => items.map(({ productId }) => productId));
  const products = await requirementsOf(db, [...new Set(productIds)]);
  const ids = orders.flatMap(({ divers }) => divers.map(({ id }) => id));
  const links = new Map((await linksOfDivers(db, ids)).map((link) => [link.diverId, link]));
  const papers = await paperStates(db, orders);
  const found = new Map<string, DiverReadiness[]>();
  for (const order of orders) {
    // Staff settle a misfit or a flight by taking the flag from the order.
    const misfits = order.attention.includes('misfit') ? await misfitsIn(db, order) : new Set<string>();
    const flights = order.attention.includes('flight') ? await flightsOfOrder(db, order.id) : null;
    const along = order.divers.flatMap((row): DiverReadiness[] => {
      const booked = bookedItemsOf(order.items, row.id);
      if (booked.length === 0) return [];
      const steps = stepsOf(
        booked.flatMap(({ productId }) => products.get(productId) ?? []),
        papers.published,
      );
      const link = links.get(row.id);
      const state = readiness({
        diver: openDiver(row),
        position: row.position,
        steps,
        hasAnswered: Boolean(link?.startedAt),
        papers: papers.states.get(row.id) ?? {},
        hasQuestion: misfits.has(row.id) || flights?.answers[order.divers.indexOf(row)] === 'too_soon',
      });
      return [
        {
          ...{ ...state, diverId: row.id, position: row.position, steps, revokedAt: link?.revokedAt ?? null },
          hasAnswered: Boolean(link?.startedAt),
          isForPhysician: papers.forPhysician.has(row.id),
        },
      ];
    });
    found.set(order.id, along);
  }
  return found;
}

export const readinessOf = async (db: Tx, order: Readable): Promise<DiverReadiness[]> =>
  (await readinessOfOrders(db, [order])).get(order.id) ?? [];

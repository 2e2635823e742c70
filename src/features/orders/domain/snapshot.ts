import type { Basket } from '@/features/booking/domain/basket';
import type { OrderSnapshot } from '@/features/orders/schema';
import { delayTransfers, transfersOf } from '@/shared/time/pickup';

/** Copies the product's names and properties, which may change after the order. */
export const snapshotOf = ({ product, variant }: Pick<Basket, 'product' | 'variant'>): OrderSnapshot => ({
  slug: product.slug,
  kind: product.kind,
  titles: product.titles,
  variant: variant?.names ?? null,
  diversPerPackage: product.diversPerPackage,
  pickup: product.pickup,
  transfers: transfersOf(product),
  durationDays: product.durationDays,
});

/** The snapshot of an order whose departure leaves this many minutes after the one it was made for. */
export function delayedSnapshot(snapshot: OrderSnapshot, minutes: number): OrderSnapshot {
  const transfers = transfersOf(snapshot);
  return minutes !== 0 && transfers ? { ...snapshot, transfers: delayTransfers(transfers, minutes) } : snapshot;
}

export const addOnsOf = ({ addOns }: Basket) =>
  addOns.map(({ id, names, unit, price, quantity, amount }) => ({
    addOnId: id,
    names,
    unit,
    price,
    quantity,
    amount,
  }));

/** The packages of an item, in halves: its divers divided by the agreed package size. */
export const packagesOf = ({ diverCount }: { diverCount: number }, agreed: Pick<OrderSnapshot, 'diversPerPackage'>) =>
  diverCount / agreed.diversPerPackage;

import type { BoardPartyView } from '@/features/day-board/schema';
import type { CompanionAboard } from '@/features/orders/manifest/queries/guests-between';
import { stillToPay } from '@/features/orders/manifest/queries/still-to-pay';
import type { Tx } from '@/server/database/db';

type Aboard = Pick<CompanionAboard, 'order' | 'phone' | 'hotel' | 'pickupArea'>;

/** The orders of these people, each once. */
export async function partiesOf(db: Tx, aboard: readonly Aboard[]): Promise<BoardPartyView[]> {
  const orders = new Map<string, Aboard>();
  for (const one of aboard) if (!orders.get(one.order)?.phone) orders.set(one.order, one);
  const toPay = await stillToPay(db, [...orders.keys()]);
  return [...orders].map(([order, { phone, hotel, pickupArea }]) => ({
    ...{ order, phone, hotel },
    pickup_area: pickupArea,
    to_pay: toPay.get(order) ?? 0,
  }));
}

import { randomUUID } from 'node:crypto';
import { summedAmounts } from '@/features/booking/domain/price';
import type { Placing } from '@/features/booking/schema';
import type { ShownOrder } from '@/features/orders/data/orders';
import type { NewOrder } from '@/features/orders/data/placement';
import { sealCompanions, sealDiver, sealOrder } from '@/features/orders/data/sealed';
import type { OrderOrigin } from '@/features/orders/domain/decide-hold';
import { daysOf } from '@/features/orders/domain/lead-item';
import { newItem } from '@/features/orders/domain/new-item';
import { newId } from '@/server/database/new-id';
import type { Locale } from '@/shared/locale/locales';
import type { RefundBand } from '@/shared/shop/selling';
import type { claimItems } from './claim-items';

/** The customer, and the staff member who places the order for them. */
export type Buyer = { customerId: string; locale: Locale; staffId: string | null };

export const originOf = ({ staffId }: Buyer): OrderOrigin => (staffId === null ? 'online' : 'phone');

type Claimed = Awaited<ReturnType<typeof claimItems>>;
type Placed = {
  id: string;
  input: Placing;
  buyer: Buyer;
  claimed: Claimed;
  /** The refund bands agreed for a cancellation. */
  refundBands: readonly RefundBand[];
  hold: { expiresAt: Date; networkHash: string | null };
  now: Date;
};

function itemRows(orderId: string, { claimed, refundBands }: Placed, divers: NewOrder['divers']) {
  const items = claimed.map(({ item, basket, departureId, delay }, position) =>
    newItem(basket, {
      id: randomUUID(),
      position,
      departureId,
      delay,
      date: item.activity_date,
      divers: item.divers,
      refundBands,
      companionNames: sealCompanions(item.companions),
    }),
  );
  return {
    items: items.map(({ row, divers: along }) => ({
      ...row,
      orderId,
      holdsSeats: true,
      offReason: null,
      offAt: null,
      retained: null,
      refunded: null,
      waived: 0,
      adjustment: 0,
      divers: divers.filter(({ position }) => along.includes(position)).map(({ id }) => ({ diverId: id })),
    })),
    addOns: items
      .flatMap((item) => item.addOns.map((addOn) => ({ ...addOn, itemId: item.row.id })))
      .map((addOn, position) => ({ id: newId(), orderId, ...addOn, position })),
  };
}

/** Builds the rows of a new order; its booking ID is drawn when it is inserted. */
export function orderRows(placed: Placed): Omit<NewOrder, 'attempt'> {
  const { id, input, buyer, claimed, hold, now } = placed;
  const divers = input.divers.map((diver, position) => ({ id: newId(), orderId: id, ...sealDiver(diver, position) }));
  const { items, addOns } = itemRows(id, placed, divers);
  const status = 'pending_payment';
  const order: Omit<ShownOrder, 'items' | 'divers' | 'addOns' | 'events'> = {
    id,
    bookingId: '',
    customerId: buyer.customerId,
    status,
    locale: buyer.locale,
    ...daysOf(items),
    ...summedAmounts(claimed.map(({ basket }) => basket)),
    paymentType: input.payment_type,
    pickupArea: input.pickup_area,
    ...sealOrder(input),
    declineReason: null,
    retained: null,
    adjustment: 0,
    attention: [],
    ...hold,
    placedById: buyer.staffId,
    anonymisedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const event = {
    id: newId(),
    orderId: id,
    itemId: null,
    at: now,
    kind: 'created',
    by: buyer.staffId ? 'admin' : 'customer',
    actorId: buyer.staffId ?? buyer.customerId,
    from: null,
    to: status,
    note: null,
    amount: null,
    internal: false,
  } as const;
  return { order, items, divers, addOns, event };
}

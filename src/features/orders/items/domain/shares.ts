import { comesAlong, type OrderStatus } from '@/features/orders/domain/order-state';

/** What the money of an item follows from. */
export type ItemMoney = { state: 'booked' | 'off'; total: number; retained: number | null; waived: number };

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

export const isBooked = ({ state }: Pick<ItemMoney, 'state'>): boolean => state === 'booked';

/** What the shop retains by policy of items that went off while their order went on. */
export const feesOf = (items: readonly ItemMoney[]): number => sumOf(items.map(({ retained }) => retained ?? 0));

/**
 * Divides an amount in proportion to the weights: each part is rounded half up, and the last one takes the rest, so that
 * the parts add up to the rupiah.
 */
export function sharesOf(amount: number, weights: readonly number[]): number[] {
  const all = sumOf(weights);
  let left = amount;
  return weights.map((weight, index) => {
    const isLast = index === weights.length - 1;
    const share = isLast || all === 0 ? left : Math.min(left, Math.floor((2 * amount * weight + all) / (2 * all)));
    left -= share;
    return share;
  });
}

/** What was paid for each booked item, of the money that pays for the order and is no fee of an item that is off. */
export function paidShares<Item extends ItemMoney>(
  items: readonly Item[],
  held: number,
): { item: Item; paid: number }[] {
  const booked = items.filter(isBooked);
  const shares = sharesOf(
    Math.max(0, held - feesOf(items)),
    booked.map(({ total }) => total),
  );
  return booked.map((item, index) => ({ item, paid: shares[index] ?? 0 }));
}

/** What the shop refunded of an order that goes on, less what of that was of items that are off. */
const waivedOf = (items: readonly ItemMoney[], waived: number): number =>
  Math.max(0, waived - sumOf(items.map((item) => item.waived)));

/** How much of what the shop waived of the order's price is of this booked item: no more than was not paid of it. */
export function waivedShare<Item extends ItemMoney>(
  { item, paid }: { item: Item; paid: number },
  items: readonly Item[],
  waived: number,
): number {
  const booked = items.filter(isBooked);
  const shares = sharesOf(
    waivedOf(items, waived),
    booked.map(({ total }) => total),
  );
  return Math.max(0, Math.min(shares[booked.indexOf(item)] ?? 0, item.total - paid));
}

/** The price of the booked items. */
export const bookedTotal = (items: readonly ItemMoney[]): number =>
  sumOf(items.filter(isBooked).map(({ total }) => total));

/** What an order costs as it stands: its booked items, and the fees of those that are off. */
export const standingTotal = (items: readonly ItemMoney[]): number => bookedTotal(items) + feesOf(items);

type Money = { held: number; owed: number; waived: number };

/**
 * What the booked items of an order cost beyond what was paid for them; below zero when more was paid. What the shop
 * refunded of an order that goes on lowers its price, so it is not due again.
 */
export const unpaidOf = (items: readonly ItemMoney[], { held, owed, waived }: Money): number =>
  bookedTotal(items) - (held - owed - feesOf(items)) - waivedOf(items, waived);

type Standing = { status: OrderStatus; items: readonly ItemMoney[] };

/**
 * What is still to be paid on site for the booked items of an order, without what is on account: nothing for an order
 * that does not take place or is not paid yet.
 */
export const outstandingOf = ({ status, items }: Standing, money: Money & { onAccount: number }): number =>
  comesAlong.includes(status) ? Math.max(0, unpaidOf(items, money) - money.onAccount) : 0;

/** What can be taken at the counter, what is on account included. */
export const payableOf = ({ status, items }: Standing, money: Money): number =>
  comesAlong.includes(status) || status === 'pending_payment' ? Math.max(0, unpaidOf(items, money)) : 0;

/** What the order as it stands is paid with: money held and not owed, and what the shop waived. */
export const paidOf = (items: readonly ItemMoney[], { held, owed, waived }: Money): number =>
  held - owed + waivedOf(items, waived);

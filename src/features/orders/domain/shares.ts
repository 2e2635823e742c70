import { sharesOf } from '@/features/booking/domain/percent-of';
import { comesAlong, type OrderStatus } from './order-state';

/** The inputs for an item's share of the money. */
export type ItemMoney = { state: 'booked' | 'off'; total: number; retained: number | null; waived: number };

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

export const isBooked = ({ state }: Pick<ItemMoney, 'state'>): boolean => state === 'booked';

/** The fees the shop retains by policy for items that ended while their order continued. */
export const feesOf = (items: readonly ItemMoney[]): number => sumOf(items.map(({ retained }) => retained ?? 0));

/** The payment for each booked item, from the money that pays for the order and is not a fee of an ended item. */
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

/** Goodwill refunds of an open order, less the part that belongs to ended items. */
const waivedOf = (items: readonly ItemMoney[], waived: number): number =>
  Math.max(0, waived - sumOf(items.map((item) => item.waived)));

/** A booked item's part of the goodwill refunds, at most what is unpaid of it. */
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

type Received = { held: number; owed: number; wrong: number };
type Money = Received & { waived: number };
type FullMoney = Money & { onAccount: number };

/** Received for the order, fees included, without money owed back and wrong amounts. */
const receivedOf = ({ held, owed, wrong }: Received): number => held - owed - wrong;

/** Goodwill refunds lower the price, at most to zero. */
export const reductionOf = (items: readonly ItemMoney[], waived: number): number =>
  Math.min(waivedOf(items, waived), bookedTotal(items));

/**
 * The amounts of an order as every view shows them: `paid + onAccount + stillToPay = price - reduction`. `paid` is what
 * was received, without refunds (sent or on their way), waiting wrong amounts and fees of ended items.
 */
export function amountsOf(items: readonly ItemMoney[], money: FullMoney) {
  const { waived, onAccount } = money;
  const received = receivedOf(money);
  const price = bookedTotal(items);
  const reduction = reductionOf(items, waived);
  // A reversed payment leaves no fee that was paid with it.
  const fees = Math.min(feesOf(items), Math.max(0, received));
  const paid = received - fees;
  return { price, reduction, fees, paid, onAccount, stillToPay: Math.max(0, price - reduction - paid - onAccount) };
}
export type Amounts = ReturnType<typeof amountsOf>;

/** The most that can be refunded: the payment for booked items plus a waiting wrong amount. */
export const returnableOf = (items: readonly ItemMoney[], money: FullMoney): number =>
  Math.max(0, amountsOf(items, money).paid + money.wrong);

/**
 * The price of the booked items less what was paid for them; negative when overpaid. Goodwill refunds lower the price,
 * so they are not due again.
 */
export const unpaidOf = (items: readonly ItemMoney[], money: Money): number =>
  bookedTotal(items) - (receivedOf(money) - feesOf(items)) - waivedOf(items, money.waived);

type Standing = { status: OrderStatus; items: readonly ItemMoney[] };

/**
 * Amount still due on site for the booked items, without what is on account; zero for an order that is unpaid or does
 * not take place.
 */
export const outstandingOf = ({ status, items }: Standing, money: FullMoney): number =>
  comesAlong.includes(status) ? amountsOf(items, money).stillToPay : 0;

/** Amount that can be paid at the counter, including what is on account. */
export const payableOf = ({ status, items }: Standing, money: Money): number =>
  comesAlong.includes(status) || status === 'pending_payment' ? Math.max(0, unpaidOf(items, money)) : 0;

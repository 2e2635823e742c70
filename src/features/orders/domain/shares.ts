import { comesAlong, type OrderStatus } from './order-state';

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

type Received = { held: number; owed: number; wrong: number };
type Money = Received & { waived: number };
type FullMoney = Money & { onAccount: number };

/** Received for the order, fees included: neither owed back nor a wrong amount, which pays for nothing. */
const receivedOf = ({ held, owed, wrong }: Received): number => held - owed - wrong;

/** What the shop refunded as goodwill lowers the price, at most to nothing. */
export const reductionOf = (items: readonly ItemMoney[], waived: number): number =>
  Math.min(waivedOf(items, waived), bookedTotal(items));

/**
 * The amounts of an order as every view shows them: `paid + onAccount + stillToPay = price - reduction`. Paid is what was
 * received, less what was refunded, is being refunded, waits as a wrong amount or is kept as a fee of items that are off.
 */
export function amountsOf(items: readonly ItemMoney[], money: FullMoney) {
  const { waived, onAccount } = money;
  const received = receivedOf(money);
  const price = bookedTotal(items);
  const reduction = reductionOf(items, waived);
  // A payment that was reversed leaves no fee that was paid with it.
  const fees = Math.min(feesOf(items), Math.max(0, received));
  const paid = received - fees;
  return { price, reduction, fees, paid, onAccount, stillToPay: Math.max(0, price - reduction - paid - onAccount) };
}
export type Amounts = ReturnType<typeof amountsOf>;

/** The most that can go back: what was paid for the booked items, and a wrong amount that waits. */
export const returnableOf = (items: readonly ItemMoney[], money: FullMoney): number =>
  Math.max(0, amountsOf(items, money).paid + money.wrong);

/**
 * What the booked items of an order cost beyond what was paid for them; below zero when more was paid. What the shop
 * refunded of an order that goes on lowers its price, so it is not due again.
 */
export const unpaidOf = (items: readonly ItemMoney[], money: Money): number =>
  bookedTotal(items) - (receivedOf(money) - feesOf(items)) - waivedOf(items, money.waived);

type Standing = { status: OrderStatus; items: readonly ItemMoney[] };

/**
 * What is still to be paid on site for the booked items of an order, without what is on account: nothing for an order
 * that does not take place or is not paid yet.
 */
export const outstandingOf = ({ status, items }: Standing, money: FullMoney): number =>
  comesAlong.includes(status) ? amountsOf(items, money).stillToPay : 0;

/** What can be taken at the counter, what is on account included. */
export const payableOf = ({ status, items }: Standing, money: Money): number =>
  comesAlong.includes(status) || status === 'pending_payment' ? Math.max(0, unpaidOf(items, money)) : 0;

import { comesAlong, type OrderStatus } from '@/features/orders/domain/order-state';
import { type Day, daysBetween } from '@/shared/time/days';

/** Orders grouped by departure, day span, pickup and status. */
export type CountedOrders = {
  first: Day;
  last: Day;
  departureId: string;
  /** The pickup as quoted at booking; null for guests who come on their own. */
  pickup: { area: string; from: string; to: string } | null;
  status: OrderStatus;
  orders: number;
  divers: number;
  /** Companions, who come along without diving. */
  companions: number;
};

/** True on each day of a course of several days. */
export const isOutOn =
  (day: Day) =>
  ({ first, last }: CountedOrders): boolean =>
    first <= day && day <= last;

/** The day of the course a group is on, and its number of days. */
export const dayOfCourse = (day: Day, counted: [CountedOrders, ...CountedOrders[]]) => ({
  day: daysBetween(counted[0].first, day) + 1,
  days: Math.max(...counted.map(({ first, last }) => daysBetween(first, last) + 1)),
});

const divers = (counted: CountedOrders[]) => counted.reduce((sum, one) => sum + one.divers, 0);
const companions = (counted: CountedOrders[]) => counted.reduce((sum, one) => sum + one.companions, 0);
const orders = (counted: CountedOrders[]) => counted.reduce((sum, one) => sum + one.orders, 0);
const isGoing = ({ status }: CountedOrders) => comesAlong.includes(status);

/** Counts the people and orders, the orders to confirm, and the divers who only hold a seat. */
export function headcount(counted: CountedOrders[], diversPerGuide: number) {
  const going = counted.filter(isGoing);
  return {
    orders: orders(going),
    divers: divers(going),
    companions: companions(going),
    guides: Math.ceil(divers(going) / diversPerGuide),
    to_confirm: orders(going.filter(({ status }) => status === 'paid')),
    unpaid: divers(counted.filter((one) => !isGoing(one))),
  };
}

type Pickup = Pick<CountedOrders, 'orders' | 'divers' | 'companions'> & {
  area: string | null;
  window: { from: string; to: string } | null;
};

const LAST = 'by themselves';
const whenAndWhere = ({ pickup }: CountedOrders) => (pickup ? `${pickup.from} ${pickup.to} ${pickup.area}` : LAST);

function roundOf(of: CountedOrders[]): Pickup {
  const pickup = of[0]?.pickup;
  const where = pickup
    ? { area: pickup.area, window: { from: pickup.from, to: pickup.to } }
    : { area: null, window: null };
  return { ...where, orders: orders(of), divers: divers(of), companions: companions(of) };
}

/** Pickups in morning order; guests who come on their own come last. */
export function pickupsOf(counted: CountedOrders[]): Pickup[] {
  const going = counted.filter(isGoing);
  const rounds = [...new Set(going.map(whenAndWhere))].sort();
  return rounds.map((round) => roundOf(going.filter((one) => whenAndWhere(one) === round)));
}

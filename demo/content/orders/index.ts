import type { OrderStatus } from '../../../src/features/orders/domain/order-state';
import { demoCustomers } from '../customers';
import { hotels, withoutHotel } from './hotels';
import { ofTheDiver } from './of-the-diver';
import { perPersonOrders } from './per-person';
import { comingStays, FULL_DAY, onTheFullDay, pastStays, type Stay } from './stays';
import type { DemoOrder } from './types';

const past: OrderStatus[] = [
  'completed',
  'completed',
  'completed',
  'completed',
  'cancelled',
  'completed',
  'completed',
  'refunded',
  'completed',
  'expired',
];
const coming: OrderStatus[] = ['confirmed', 'confirmed', 'paid', 'confirmed', 'confirmed', 'paid', 'cancelled'];

const computers = [{ slug: 'dive-computer', quantity: 2 }];
const extras = [
  computers,
  [],
  [],
  [{ slug: 'private-guide', quantity: 1 }],
  [],
  computers,
  [],
  [{ slug: 'companion', quantity: 1 }],
  [],
  [],
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const BUDDY_PAIR = 2;

/** Packages of two for the full party. */
function packagesOf(email: string): number {
  const party = demoCustomers.find((customer) => customer.email === email)?.party;
  if (!party) throw new Error(`no customer ${email}`);
  return Math.ceil(party.length / BUDDY_PAIR);
}

const addressOf = (customer: string) => `${customer}@example.test`;

/** A customer stays at the same hotel on each of their orders. */
function staysAt(customer: string, day: number): Partial<DemoOrder> {
  const { pickup, address } = at(
    hotels,
    demoCustomers.findIndex(({ email }) => email === customer),
  );
  const silent = withoutHotel[customer.replace('@example.test', '')];
  return silent && silent.from <= day && day <= silent.to ? { pickup } : { pickup, address };
}

const ordersOf = ([customer, arrives, plan]: Stay) =>
  Object.entries(plan).map(([product, later]) => ({ customer: addressOf(customer), product, day: arrives + later }));

const wanted = [
  ...[...pastStays, ...comingStays].flatMap(ordersOf),
  ...Object.entries(onTheFullDay).map(([customer, product]) => ({
    customer: addressOf(customer),
    product,
    day: FULL_DAY,
  })),
];

/** Deterministic, so every seed gives the same orders, yet varied from day to day. */
const otherOrders: DemoOrder[] = wanted.map(({ customer, product, day }, index) => ({
  customer,
  product,
  day,
  ahead: 3 + ((index * 5) % 23),
  quantity: packagesOf(customer),
  status: day < 0 ? at(past, index) : day === FULL_DAY ? 'confirmed' : at(coming, index),
  full: index % 4 === 0,
  addOns: at(extras, index),
  ...staysAt(customer, day),
}));

export const demoOrders: readonly DemoOrder[] = [
  ...ofTheDiver,
  ...otherOrders,
  ...perPersonOrders.map((order) => ({ ...order, ...staysAt(order.customer, order.day) })),
];

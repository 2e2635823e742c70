import { randomUUID } from 'node:crypto';
import { type Day, plusDays } from '../../src/shared/time/days';
import { diver } from '../../src/test/divers';
import type { Calls } from './calls';
import { guest } from './evening-people';

type Diver = Parameters<typeof diver>[0];
export type Party = {
  product: string;
  people: Diver[];
  addOn?: [name: string, quantity: number];
  /** The area in which they are picked up, from a hotel still to be named. */
  pickup?: string;
  /** True for a down payment by card at the counter. */
  paid?: boolean;
};

const certified = { certification_level: 'advanced', preferred_language: 'en' } as const;
const beginner = { certification_level: 'none', association: null, certification_number: null } as const;

export const named = (names: string[], about: Diver = {}): Diver[] =>
  names.map((full_name) => ({ ...certified, ...about, full_name }));
const four = (product: string, about: Diver = {}): Party[] =>
  [1, 2].map((party) => ({
    product,
    people: named(
      ['Ada', 'Bo', 'Cleo', 'Dan'].map((name) => `${name} ${party} ${product}`),
      about,
    ),
  }));

/** Twenty-eight divers, who fill three boats, each with a paid order. */
export const guestsOfThreeBoats: Party[] = Array.from({ length: 28 }, (_, number) => ({
  product: number < 12 ? 'manta-point' : number < 24 ? 'crystal-bay' : 'snorkelling',
  people: named([`Diver ${number + 1}`]),
  paid: true,
}));

/** 58 divers and two companions, in the morning, in the afternoon and at night. */
export const sixtyGuests = (day: Day): Party[] => [
  {
    product: 'manta-point',
    people: [...named(['Mother Lind']), ...named(['Child Lind'], { date_of_birth: plusDays(day, -365 * 14) })],
  },
  { product: 'manta-point', people: named(['Paul Private', 'Pia Private']), addOn: ['Private guide', 1] },
  { product: 'manta-point', people: named(['Eve', 'Fox', 'Gus', 'Hal']) },
  { product: 'manta-point', people: named(['Ida', 'Jon']), addOn: ['Companion', 2] },
  ...four('crystal-bay'),
  { product: 'first-dives', people: named(['Ren', 'Yui'], { ...beginner, preferred_language: 'ja' }) },
  { product: 'snorkelling', people: named(['Sol', 'Sky'], beginner) },
  ...four('toyapakeh'),
  { product: 'toyapakeh', people: named(['Kim', 'Lea', 'Max', 'Nia']) },
  ...four('gamat-bay'),
  ...four('mangrove'),
  ...four('night-dive'),
];

type Placed = { uuid: string; due_now: number };

/** Places an order as a visitor of the site, or as the office for the customer; returns its id. */
export async function bookParty({ ask, call }: Calls, day: Day, party: Party, customer?: string): Promise<string> {
  const { product, people, addOn } = party;
  const [wanted, quantity] = addOn ?? [];
  const { add_ons } = wanted
    ? await ask<{ add_ons: { uuid: string; name: string }[] }>('catalogue.product', { slug: product })
    : { add_ons: [] };
  const chosen = add_ons.filter(({ name }) => name === wanted);
  const { uuid, due_now } = await call<Placed>(customer ? 'admin.orders.create' : 'order.create', {
    ...(customer && { customer }),
    idempotency_key: randomUUID(),
    product,
    activity_date: day,
    quantity: people.length,
    payment_type: 'down_payment',
    divers: people.map(diver),
    ...(party.pickup && { pickup_area: party.pickup }),
    add_ons: chosen.map(({ uuid }) => ({ add_on: uuid, quantity })),
    emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890' },
  });
  if (party.paid) await call('admin.orders.take_payment', { uuid, payments: [{ method: 'card', amount: due_now }] });
  return uuid;
}

/** Places these bookings as the office, each as a separate order; returns the ids of the orders. */
export async function bookAll(calls: Calls, day: Day, parties: Party[]): Promise<string[]> {
  const [customer] = await calls.ask<{ uuid: string }[]>('admin.customers.find', { search: guest.email });
  const orders: string[] = [];
  for (const party of parties) orders.push(await bookParty(calls, day, party, customer?.uuid));
  return orders;
}

/** Takes everybody's deposit, which puts them on the day's list. */
export async function payAll({ ask, call }: Calls, day: Day): Promise<void> {
  const { data } = await ask<{ data: { uuid: string; status: string }[] }>('admin.orders.list', {
    ...{ on: day, per_page: 100 },
  });
  for (const { uuid } of data.filter(({ status }) => status === 'pending_payment')) {
    const { due_left: amount } = await ask<{ due_left: number }>('admin.orders.get', { uuid });
    await call('admin.orders.take_payment', { uuid, amount, method: 'cash' });
  }
}

export type Board = {
  departures: { uuid: string; title: string; vehicle: string }[];
  vehicles: { uuid: string; name: string }[];
};
/** A morning with two boats out; Manta Point has a second group without divers. Returns the boat of Crystal Bay. */
export async function bookDay({ call, ask }: Calls, date: Day): Promise<string> {
  await bookAll({ call, ask }, date, [
    { product: 'manta-point', people: named(['Ann', 'Ben', 'Cho']) },
    { product: 'crystal-bay', people: named(['Eve', 'Fox', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim']) },
  ]);
  await call('admin.board.plan', { date });
  const { departures, vehicles } = await ask<Board>('admin.board.get', { date });
  const [manta, crystal] = ['Manta Point', 'Crystal Bay'].map((name) => departures.find(({ title }) => title === name));
  await call('admin.board.change', { date, change: { kind: 'add_group', departure: manta?.uuid } });
  return vehicles.find(({ uuid }) => uuid === crystal?.vehicle)?.name ?? '';
}

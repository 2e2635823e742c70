import type { OrderStatus } from '../../src/features/orders/domain/order-state';

export type DemoOrder = {
  customer: string;
  product: string;
  /** About this many days after the day of the seed; the next day on which the product is offered. */
  day: number;
  /** How many days before the activity it was ordered. */
  ahead: number;
  quantity: number;
  status: OrderStatus;
  full?: boolean;
  addOns?: { slug: string; quantity: number }[];
  reason?: string;
  pickup?: 'nusa_dua' | 'kuta' | 'sanur';
  address?: string;
  inquiry?: string;
};

const DIVER = 'diver@segara.test';

const ofTheDiver: DemoOrder[] = [
  {
    customer: DIVER,
    product: 'padang-bai-day',
    day: -75,
    ahead: 20,
    quantity: 1,
    status: 'completed',
    pickup: 'sanur',
    address: 'Villa Puri, Jalan Danau Poso 21, Sanur',
  },
  {
    customer: DIVER,
    product: 'usat-liberty-wreck',
    day: -40,
    ahead: 12,
    quantity: 1,
    status: 'completed',
    full: true,
    addOns: [{ slug: 'dive-computer', quantity: 2 }],
    pickup: 'sanur',
  },
  {
    customer: DIVER,
    product: 'nusa-penida-mantas',
    day: -12,
    ahead: 9,
    quantity: 1,
    status: 'declined',
    reason: 'The swell at Manta Point was too high that day.',
    pickup: 'sanur',
  },
  {
    customer: DIVER,
    product: 'amed-day',
    day: 5,
    ahead: 16,
    quantity: 1,
    status: 'confirmed',
    addOns: [{ slug: 'nitrox-tank', quantity: 2 }],
    pickup: 'sanur',
    address: 'Villa Puri, Jalan Danau Poso 21, Sanur',
    inquiry: 'We would love to see the pygmy seahorses. Is there time for macro photography?',
  },
  { customer: DIVER, product: 'menjangan-island', day: 16, ahead: 18, quantity: 2, status: 'paid', pickup: 'sanur' },
];

const others = [
  'mika.sato',
  'jonas.weber',
  'li.na',
  'dewi.lestari',
  'olivia.hughes',
  'noah.martin',
  'camille.dubois',
  'elena.rossi',
];
const products = [
  'usat-liberty-wreck',
  'nusa-penida-mantas',
  'padang-bai-day',
  'amed-day',
  'lembongan-drift',
  'crystal-bay-and-toyapakeh',
  'discover-scuba-diving',
  'open-water-diver',
  'snorkel-nusa-penida',
  'advanced-open-water-diver',
];
const pickups = ['sanur', 'kuta', 'nusa_dua'] as const;

const past: OrderStatus[] = [
  'completed',
  'completed',
  'completed',
  'completed',
  'cancelled',
  'completed',
  'refunded',
  'expired',
];
const coming: OrderStatus[] = ['confirmed', 'paid', 'confirmed', 'confirmed', 'paid', 'cancelled'];

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

/** Deterministic, so that every seed gives the same orders, and varied from day to day. */
const ofTheOthers: DemoOrder[] = Array.from({ length: 96 }, (_, index) => {
  const day = index < 40 ? -70 + Math.floor(index * 1.75) : Math.floor((index - 40) * 0.5);
  return {
    customer: `${at(others, index * 3 + (index >> 3))}@example.test`,
    product: at(products, index * 7 + (index >> 2)),
    day,
    ahead: 3 + ((index * 5) % 23),
    quantity: index % 6 === 0 ? 2 : 1,
    status: day < 0 ? at(past, index) : at(coming, index),
    full: index % 4 === 0,
    addOns: at(extras, index),
    pickup: at(pickups, index),
  };
});

export const demoOrders: readonly DemoOrder[] = [...ofTheDiver, ...ofTheOthers];

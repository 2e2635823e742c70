import type { DemoOrder } from './types';

/** Bookings of a solo traveller and of a party of three. */
export const perPersonOrders: DemoOrder[] = [
  {
    customer: 'camille.dubois@example.test',
    product: 'padang-bai-day-for-one',
    day: -58,
    ahead: 9,
    quantity: 1,
    status: 'completed',
    full: true,
  },
  {
    customer: 'yui.nakamura@example.test',
    product: 'snorkel-padang-bai-for-one',
    day: -66,
    ahead: 4,
    quantity: 1,
    status: 'completed',
  },
  {
    customer: 'noah.martin@example.test',
    product: 'amed-day-for-friends',
    day: -21,
    ahead: 12,
    quantity: 1.5,
    status: 'completed',
  },
  {
    customer: 'emma.devries@example.test',
    product: 'padang-bai-day-for-one',
    day: 13,
    ahead: 20,
    quantity: 1,
    status: 'confirmed',
  },
  {
    customer: 'mason.clark@example.test',
    product: 'amed-day-for-friends',
    day: 15,
    ahead: 18,
    quantity: 1.5,
    status: 'paid',
  },
];

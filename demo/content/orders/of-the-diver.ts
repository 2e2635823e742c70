import type { DemoOrder } from './types';

const DIVER = 'diver@segara.test';
const hotel = { pickup: 'sanur', address: 'Villa Puri, Jalan Danau Poso 21, Sanur' } as const;

/** Three past and two coming orders of the demo customer who can sign in. */
export const ofTheDiver: DemoOrder[] = [
  {
    customer: DIVER,
    product: 'padang-bai-day',
    day: -75,
    ahead: 20,
    quantity: 1,
    status: 'completed',
    ...hotel,
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
    ...hotel,
  },
  {
    customer: DIVER,
    product: 'nusa-penida-mantas',
    day: -12,
    ahead: 9,
    quantity: 1,
    status: 'declined',
    reason: 'The swell at Manta Point was too high that day.',
    ...hotel,
  },
  {
    customer: DIVER,
    product: 'amed-day',
    day: 5,
    ahead: 16,
    quantity: 1,
    status: 'confirmed',
    addOns: [{ slug: 'nitrox-tank', quantity: 2 }],
    ...hotel,
    inquiry: 'We would love to see the pygmy seahorses. Is there time for macro photography?',
  },
  { customer: DIVER, product: 'menjangan-island', day: 16, ahead: 18, quantity: 2, status: 'paid', pickup: 'sanur' },
];

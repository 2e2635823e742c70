import { randomUUID } from 'node:crypto';
import type { BookingInput } from '@/features/booking/schema';
import { db } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { diver } from './divers';

/** A trip offered every day; pass only what matters to the test. */
export const bookableProduct = (about: Partial<Prisma.ProductCreateInput> = {}) =>
  db.product.create({
    data: {
      slug: `trip-${randomUUID()}`,
      kind: 'trip',
      texts: {
        en: { title: 'Wreck day', summary: '', body: [], itinerary: [], included: [], excluded: [] },
        de: { title: 'Wracktag' },
      },
      durationDays: 1,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      seatsPerDay: 8,
      cutOffHours: 12,
      maxQuantity: 3,
      price: 1_000_001,
      minimumAge: 10,
      pickup: true,
      ...about,
    },
  });

export const addOn = (productId: string, about: Partial<Prisma.AddOnCreateInput> = {}) =>
  db.addOn.create({
    data: {
      slug: `add-on-${randomUUID()}`,
      texts: { en: { name: 'Torch', description: '' } },
      price: 100_000,
      unit: 'per_diver',
      maximum: 12,
      ...about,
      products: { create: { product: { connect: { id: productId } } } },
    },
  });

/** The input of a booking; a package takes two divers. */
export function booking(product: string, about: Partial<BookingInput> = {}): BookingInput {
  const { quantity = 1 } = about;
  return {
    product,
    variant: null,
    activity_date: '2026-12-24',
    quantity,
    payment_type: 'down_payment',
    add_ons: [],
    pickup_area: 'sanur',
    pickup_address: null,
    inquiry: null,
    divers: Array.from({ length: quantity * 2 }, (_, index) => diver({ full_name: `Diver ${index + 1}` })),
    emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890', relationship: null, message: null },
    ...about,
  };
}

import { randomUUID } from 'node:crypto';
import type { BookingInput } from '@/features/booking/schema';
import { db } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';

/** A trip on every day; pass only what matters to the test. */
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

export const diver = (about: Partial<BookingInput['divers'][number]> = {}): BookingInput['divers'][number] => ({
  full_name: 'Sari Dewi',
  date_of_birth: '1990-04-21',
  gender: 'female',
  nationality: 'DE',
  preferred_language: 'de',
  phone: '+49 151 23456789',
  email: 'sari@example.test',
  height_cm: 172,
  weight_kg: 64,
  shoe_size: 39,
  shoe_size_system: 'EU',
  dietary_restriction: 'vegan',
  association: 'PADI',
  certification_number: '0704A1234',
  certification_level: 'open_water',
  last_dive: null,
  variant: null,
  ...about,
});

/** The input of a booking; two divers to a package. */
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

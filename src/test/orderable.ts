import { noPriceRules } from '@/features/catalogue/domain/no-price-rules';
import { noRequirements } from '@/features/catalogue/domain/requirements';
import type { Orderable } from '@/features/catalogue/prices/schema';

type AddOn = Orderable['addOns'][number];

export const orderableAddOn = (about: Partial<AddOn> = {}): AddOn => ({
  id: 'torch',
  names: { en: 'Torch' },
  price: 100_000,
  unit: 'per_diver',
  maximum: 12,
  takesSeat: false,
  privateGuide: false,
  equipment: false,
  forEyesight: false,
  ...about,
});

/** A day trip as an order sees it; pass only what matters to the test. */
export const orderableTrip = (about: Partial<Orderable> = {}): Orderable => ({
  id: 'trip',
  slug: 'wreck-day',
  kind: 'trip',
  area: null,
  servedAreas: [],
  titles: { en: 'Wreck day' },
  bookable: true,
  pickup: false,
  transfers: null,
  depositPercent: null,
  durationDays: 1,
  diveCount: 2,
  departureTime: '07:30',
  parts: ['morning', 'afternoon'],
  diversPerPackage: 2,
  allowHalfPackage: false,
  maxQuantity: 4,
  minimumAge: 10,
  minimumLevel: 'none',
  forms: 'before_day',
  refresher: false,
  requirements: noRequirements,
  price: 1_000_000,
  priceRules: noPriceRules,
  variants: [],
  addOns: [],
  ...about,
});

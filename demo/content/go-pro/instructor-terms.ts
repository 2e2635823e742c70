import type { ProductContent } from '../types';

export const instructorTerms = {
  kind: 'go_pro',
  area: 'sanur',
  difficulty: 'demanding',
  minimumAge: 18,
  languages: ['en', 'id', 'de'],
  pickup: false,
  weekdays: [1],
  seatsPerDay: 4,
  cutOffHours: 168,
  maxQuantity: 2,
  variants: [],
  addOns: [],
} satisfies Partial<ProductContent>;

import type { ProductContent } from '../types';

export const divemasterTerms = {
  area: 'sanur',
  difficulty: 'demanding',
  minimumAge: 18,
  minimumLevel: 'rescue',
  languages: ['en', 'id', 'ja', 'de'],
  pickup: false,
  weekdays: [1],
  seatsPerDay: 4,
  cutOffHours: 168,
  maxQuantity: 2,
  variants: [],
  addOns: [],
  comesAfter: ['rescue-diver', 'emergency-first-response'],
} satisfies Partial<ProductContent>;

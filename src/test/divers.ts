import type { DiverInput } from '@/features/booking/divers/schema';

/** A diver with a value in every field; pass only what matters to the test. */
export const diver = (about: Partial<DiverInput> = {}): DiverInput => ({
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
  last_dive_range: null,
  logged_dives: null,
  specialties: null,
  variant: null,
  equipment: null,
  left_dioptres: null,
  right_dioptres: null,
  ...about,
});

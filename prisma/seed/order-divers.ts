import type { DiverInput } from '../../src/features/booking/divers/schema';
import { fullName } from '../../src/shared/locale/name-order';

export type Customer = {
  email: string;
  firstName: string;
  lastName: string;
  nationality?: string;
  phone?: string;
  buddy?: string;
};

const sizes = [
  { height_cm: 172, weight_kg: 64, shoe_size: 39 },
  { height_cm: 184, weight_kg: 82, shoe_size: 44 },
  { height_cm: 165, weight_kg: 58, shoe_size: 38 },
  { height_cm: 178, weight_kg: 74, shoe_size: 42 },
] as const;
const diets = ['none', 'vegetarian', 'none', 'no_seafood', 'none', 'vegan'] as const;

/** The customer, the buddy and further divers; the same people with every seed. */
export function diversOf(customer: Customer, count: number, level: DiverInput['certification_level'], seed: number) {
  const names = [fullName(customer), customer.buddy ?? 'Mats Lindqvist'];
  return Array.from(
    { length: count },
    (_, position): DiverInput => ({
      full_name: names[position] ?? `${names[position % 2]} (${position + 1})`,
      date_of_birth: `19${80 + ((seed + position) % 19)}-0${1 + (position % 9)}-14`,
      gender: position % 2 === 0 ? 'female' : 'male',
      nationality: customer.nationality ?? 'SE',
      preferred_language: 'en',
      phone: customer.phone ?? '+46 70 123 45 67',
      email: customer.email,
      ...(sizes[(seed + position) % sizes.length] as (typeof sizes)[number]),
      shoe_size_system: 'EU',
      association: level === 'none' ? null : 'PADI',
      certification_level: level,
      certification_number: level === 'none' ? null : String(2_100_000 + seed * 37 + position),
      dietary_restriction: diets[(seed + position) % diets.length] as (typeof diets)[number],
      last_dive: null,
      variant: null,
    }),
  );
}

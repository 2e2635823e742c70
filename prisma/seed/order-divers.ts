import { seal } from '../../src/server/crypto';
import { toDate } from '../../src/shared/days';
import { fullName } from '../../src/shared/name-order';

export type Customer = {
  email: string;
  firstName: string;
  lastName: string;
  nationality?: string;
  phone?: string;
  buddy?: string;
};

const sizes = [
  { heightCm: 172, weightKg: 64, shoeSize: 39 },
  { heightCm: 184, weightKg: 82, shoeSize: 44 },
  { heightCm: 165, weightKg: 58, shoeSize: 38 },
  { heightCm: 178, weightKg: 74, shoeSize: 42 },
] as const;
const diets = ['none', 'vegetarian', 'none', 'no_seafood', 'none', 'vegan'] as const;

/** The customer, the buddy, and whoever they brought along; the same people with every seed. */
export function diversOf(customer: Customer, count: number, level: string, seed: number) {
  const names = [fullName(customer), customer.buddy ?? 'Mats Lindqvist'];
  return Array.from({ length: count }, (_, position) => ({
    position,
    fullName: names[position] ?? `${names[position % 2]} (${position + 1})`,
    dateOfBirth: toDate(`19${80 + ((seed + position) % 19)}-0${1 + (position % 9)}-14`),
    gender: position % 2 === 0 ? ('FEMALE' as const) : ('MALE' as const),
    nationality: customer.nationality ?? 'SE',
    preferredLanguage: 'en',
    phone: customer.phone ?? '+46 70 123 45 67',
    email: customer.email,
    ...(sizes[(seed + position) % sizes.length] as (typeof sizes)[number]),
    shoeSizeSystem: 'EU',
    association: level === 'none' ? null : 'PADI',
    certificationLevel: level,
    sealed: seal(
      JSON.stringify({
        certification_number: level === 'none' ? null : String(2_100_000 + seed * 37 + position),
        dietary_restriction: diets[(seed + position) % diets.length],
      }),
    ),
  }));
}

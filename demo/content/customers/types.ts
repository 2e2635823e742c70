import type { CertificationLevel } from '../../../src/features/booking/divers/domain/certification';
import type { diets } from '../../../src/features/booking/divers/schema';
import type { Association } from '../../../src/shared/diving/associations';
import type { Locale } from '../../../src/shared/locale/locales';
import type { genders } from '../../../src/shared/schema/genders';

type Gender = (typeof genders)[number];
type Sizes = { height: number; weight: number; shoe: number };
type Diet = (typeof diets)[number];

/** A diver or snorkeller, with the same birth date, sizes and card on each of their orders. */
export type DemoPerson = {
  firstName: string;
  lastName: string;
  gender: Gender;
  born: string;
  sizes: Sizes;
  level: CertificationLevel;
  association: Association;
  diet: Diet;
};

/** A customer, who is the first of the party, with their companions. */
export type DemoCustomer = {
  email: string;
  locale: Locale;
  nationality: string;
  phone: string;
  party: readonly [DemoPerson, ...DemoPerson[]];
  emergency: { name: string; phone: string; relationship: string | null };
};

type Details = { level?: CertificationLevel; association?: Association; diet?: Diet };

const someone =
  (gender: Gender) =>
  (firstName: string, lastName: string, born: string, [height, weight, shoe]: [number, number, number]) =>
  ({ level = 'open_water', association = 'PADI', diet = 'none' }: Details = {}): DemoPerson => ({
    firstName,
    lastName,
    gender,
    born,
    sizes: { height, weight, shoe },
    level,
    association,
    diet,
  });

export const woman = someone('female');
export const man = someone('male');

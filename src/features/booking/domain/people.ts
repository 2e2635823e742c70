import type { ProductDetail } from '@/features/catalogue/schema';

type PackagedProduct = Pick<ProductDetail, 'divers_per_package' | 'allow_half_package'>;
type Sized = Pick<ProductDetail, 'divers_per_package' | 'max_quantity'>;

/** Replaces a decimal comma with a point in a typed number. */
export const withPoint = (typed: string): string => typed.trim().replace(',', '.');

/** True when guests choose a number of people: each is a package, or half of one. */
export const isPerPerson = ({ divers_per_package, allow_half_package }: PackagedProduct): boolean =>
  divers_per_package === 1 || allow_half_package;

/**
 * True when this many packages would leave a person without a buddy: a package is not split unless the product allows
 * halves.
 */
export const splitsPair = (quantity: string, sold: PackagedProduct): boolean =>
  !isPerPerson(sold) && Number(withPoint(quantity)) % 1 > 0;

/** The number of people in a draft's packages, as typed; text that is not a number stays. */
export function peopleTyped(
  quantity: string,
  { divers_per_package }: Pick<PackagedProduct, 'divers_per_package'>,
): string {
  const typed = withPoint(quantity);
  const packages = Number(typed);
  return typed === '' || Number.isNaN(packages) ? quantity : String(Math.round(packages * divers_per_package));
}

/** Converts a typed number of people, by its digits, to packages; text without digits stays and is invalid. */
export function packagesFor(
  typed: string,
  { divers_per_package }: Pick<PackagedProduct, 'divers_per_package'>,
): string {
  const people = typed.replace(/\D/g, '');
  return people === '' ? typed.trim() : String(Number(people) / divers_per_package);
}

/**
 * The number of people in the packages, limited to what can be booked; one package's people while the number is
 * invalid.
 */
export function partySize(quantity: string, { divers_per_package: size, max_quantity }: Sized): number {
  const people = Number(peopleTyped(quantity, { divers_per_package: size }));
  return Math.min(people > 0 ? people : size, max_quantity * size);
}

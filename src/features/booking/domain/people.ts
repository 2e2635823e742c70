import type { ProductDetail } from '@/features/catalogue/schema';

type Sold = Pick<ProductDetail, 'divers_per_package' | 'allow_half_package'>;
type Sized = Pick<ProductDetail, 'divers_per_package' | 'max_quantity'>;

/** A number as typed, with the point that stands for a comma. */
export const withPoint = (typed: string): string => typed.trim().replace(',', '.');

/** Guests choose how many people they are: each is a package, or half of one. */
export const isPerPerson = ({ divers_per_package, allow_half_package }: Sold): boolean =>
  divers_per_package === 1 || allow_half_package;

/** Whether so many packages would leave somebody without a buddy: a package is not split unless it has halves. */
export const splitsPair = (quantity: string, sold: Sold): boolean =>
  !isPerPerson(sold) && Number(withPoint(quantity)) % 1 > 0;

/** The people of the packages in a draft, as typed; what is no number stays. */
export function peopleTyped(quantity: string, { divers_per_package }: Pick<Sold, 'divers_per_package'>): string {
  const typed = withPoint(quantity);
  const packages = Number(typed);
  return typed === '' || Number.isNaN(packages) ? quantity : String(Math.round(packages * divers_per_package));
}

/** The packages for what was typed as people: its digits; without any, it stays as it is and is no number. */
export function packagesFor(typed: string, { divers_per_package }: Pick<Sold, 'divers_per_package'>): string {
  const people = typed.replace(/\D/g, '');
  return people === '' ? typed.trim() : String(Number(people) / divers_per_package);
}

/** How many people the packages are for, as far as so many can book; those of one package while it is no number. */
export function partySize(quantity: string, { divers_per_package: size, max_quantity }: Sized): number {
  const people = Number(peopleTyped(quantity, { divers_per_package: size }));
  return Math.min(people > 0 ? people : size, max_quantity * size);
}

import type { ProductDetail } from '@/features/catalogue/schema';
import { packagesOf } from './draft';

type Sold = Pick<ProductDetail, 'divers_per_package' | 'allow_half_package'>;

/** Guests choose how many people they are: each is a package, or half of one. */
export const isPerPerson = ({ divers_per_package, allow_half_package }: Sold): boolean =>
  divers_per_package === 1 || allow_half_package;

/** The people of the packages in a draft, as typed; what is no number stays. */
export function peopleTyped(quantity: string, { divers_per_package }: Sold): string {
  const packages = packagesOf({ quantity });
  return packages === null ? quantity : String(Math.ceil(packages * divers_per_package));
}

/** The packages for what was typed as people; only digits count people. */
export function packagesFor(typed: string, { divers_per_package }: Sold): string {
  const people = typed.replace(/\D/g, '');
  return people === '' ? '' : String(Number(people) / divers_per_package);
}

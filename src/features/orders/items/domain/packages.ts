import type { OrderSnapshot } from '@/features/orders/schema';

/**
 * The packages of an item, which may have a half: what its people are in packages as agreed. The column `quantity`
 * counts half a package as one, because the version before writes and reads whole ones.
 */
export const packagesOf = ({ diverCount }: { diverCount: number }, agreed: Pick<OrderSnapshot, 'diversPerPackage'>) =>
  diverCount / agreed.diversPerPackage;

/** What is stored in the column. */
export const storedPackages = (packages: number): number => Math.ceil(packages);

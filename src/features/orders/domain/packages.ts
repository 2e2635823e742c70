import type { OrderSnapshot } from '@/features/orders/schema';

/** The packages of an item, which may have a half: what its people are in packages as agreed. */
export const packagesOf = ({ diverCount }: { diverCount: number }, agreed: Pick<OrderSnapshot, 'diversPerPackage'>) =>
  diverCount / agreed.diversPerPackage;

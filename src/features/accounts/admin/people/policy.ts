import { differingRights, type Right } from '@/shared/schema/rights';

/** Nobody can give or take a right they lack. */
export const mayChangeRights = (own: readonly Right[], before: readonly Right[], after: readonly Right[]): boolean =>
  differingRights(before, after).every((right) => own.includes(right));

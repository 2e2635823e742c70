import { differingRights, type Right } from '@/shared/schema/rights';

/** Nobody gives a right they lack, nor takes one. */
export const mayChangeRights = (own: readonly Right[], before: readonly Right[], after: readonly Right[]): boolean =>
  differingRights(before, after).every((right) => own.includes(right));

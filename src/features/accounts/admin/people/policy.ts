import { differingRights, type Right } from '@/shared/schema/rights';

/** Nobody can grant or revoke a right that they lack. */
export const mayChangeRights = (own: readonly Right[], before: readonly Right[], after: readonly Right[]): boolean =>
  differingRights(before, after).every((right) => own.includes(right));

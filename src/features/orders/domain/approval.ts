import type { Person } from '@/shared/schema/actor';

export const approvalStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const;

/** Passed along while a stored action runs that a second person has approved. */
export type Approval = {
  id: string;
  amount: number;
  /** The refund policy uses this time, so that waiting for approval costs the guest nothing. */
  requestedAt: Date;
  approvedBy: Person;
};

type Payout = {
  /** The most one person may refund on an order; null when no approval is needed. */
  limit: number | null;
  /** Amount that staff have already refunded on the order. */
  before: number;
  amount: number;
};

/** Counts all staff refunds on one order, so that splitting a refund in two cannot avoid the limit. */
export const needsSecondPerson = ({ limit, before, amount }: Payout): boolean =>
  limit !== null && amount > 0 && before + amount > limit;

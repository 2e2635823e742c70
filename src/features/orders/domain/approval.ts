import type { Person } from '@/shared/schema/actor';

export const approvalStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const;

/** What the caller carries while a stored action is run that a second person has approved. */
export type Approval = {
  id: string;
  amount: number;
  /** The refund policy counts from here, so that waiting for the second person costs the guest nothing. */
  requestedAt: Date;
  approvedBy: Person;
};

type Payout = {
  /** What one person may pay back of an order; null when nobody has to approve. */
  limit: number | null;
  /** What the staff have paid back of it so far. */
  before: number;
  amount: number;
};

/** All that the staff pay back of one order counts, so that two halves need what the whole does. */
export const needsSecondPerson = ({ limit, before, amount }: Payout): boolean =>
  limit !== null && amount > 0 && before + amount > limit;

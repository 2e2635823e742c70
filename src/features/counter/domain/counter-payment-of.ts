import type { OnSitePaymentInput } from '@/features/counter/schema';
import type { CounterLine } from '@/features/payments/counter/domain/settle-lines';

export type CounterPayment = {
  lines: readonly CounterLine[];
  /** True if the money settles the amount on account rather than other debts. */
  forAccount?: boolean;
  /** The field of the form that a line comes from. */
  fieldOf: (line: number) => string;
};

/** Converts one or several payments to a single kind of command. */
export function counterPaymentOf({
  amount,
  method,
  received,
  payments,
  for_account: forAccount,
}: Omit<OnSitePaymentInput, 'idempotency_key'>): CounterPayment {
  if (payments) return { lines: payments, forAccount, fieldOf: (line) => `payments.${line}.amount` };
  const lines = amount !== undefined && method !== undefined ? [{ amount, method, received }] : [];
  return { lines, forAccount, fieldOf: () => 'amount' };
}

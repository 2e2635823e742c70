import type { CounterPayment } from '@/features/orders/counter/commands/take-payments';
import type { OnSitePaymentInput } from '@/features/orders/counter/schema';

/** One payment or several, as one kind of command. */
export function counterPaymentOf({
  amount,
  method,
  received,
  payments,
  for_account: forAccount,
}: OnSitePaymentInput): CounterPayment {
  if (payments) return { lines: payments, forAccount, fieldOf: (line) => `payments.${line}.amount` };
  const lines = amount !== undefined && method !== undefined ? [{ amount, method, received }] : [];
  return { lines, forAccount, fieldOf: () => 'amount' };
}

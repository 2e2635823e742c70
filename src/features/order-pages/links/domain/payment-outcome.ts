import { type AttemptStatus, isLive } from '@/features/payments/domain/attempt-state';

type Attempt = { status: AttemptStatus; amount: number; wrong_amount: number | null };
type Outcome = { outcome: 'paid' | 'waiting' | 'failed' | 'wrong_amount'; amount: number };

/** The outcome of an order's last payment. */
export function paymentOutcome(attempts: readonly Attempt[]): Outcome {
  const last = attempts.at(-1);
  if (!last) return { outcome: 'failed', amount: 0 };
  if (last.wrong_amount !== null) return { outcome: 'wrong_amount', amount: last.wrong_amount };
  if (last.status === 'paid') return { outcome: 'paid', amount: last.amount };
  return { outcome: isLive(last.status) ? 'waiting' : 'failed', amount: 0 };
}

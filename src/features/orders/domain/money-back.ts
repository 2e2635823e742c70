import type { OrderView } from '@/features/orders/schema';
import { type Day, dayAt, plusDays } from '@/shared/time/days';

/** The days within which banks and card companies show a refund. */
const DAYS_OF_BANKS = 14;

/** A refund on its way to the customer, or sent lately: when it set out, and the day by which it should arrive. */
type MoneyBack = { kind: 'on_its_way' | 'sent'; amount: number; since: Day | null; by: Day };

type Refunded = Pick<OrderView, 'refunding' | 'refunded'> & {
  timeline: readonly Pick<OrderView['timeline'][number], 'kind' | 'at'>[];
};

/** Null when nothing is refunded, and once a sent refund should have arrived. */
export function moneyBack({ refunding, refunded, timeline }: Refunded, now: Date): MoneyBack | null {
  const last = (kind: 'refund_requested' | 'refunded') => {
    const at = timeline.findLast((event) => event.kind === kind)?.at;
    return at ? dayAt(new Date(at)) : null;
  };
  const today = dayAt(now);
  if (refunding > 0) {
    const since = last('refund_requested');
    const by = plusDays(since ?? today, DAYS_OF_BANKS);
    // A refund that ran into a problem takes longer than the bank does.
    return { kind: 'on_its_way', amount: refunding, since, by: by < today ? plusDays(today, DAYS_OF_BANKS) : by };
  }
  // The job may have sent the refund after the timeline was read.
  const since = last('refunded') ?? last('refund_requested');
  if (refunded === 0 || since === null || plusDays(since, DAYS_OF_BANKS) < today) return null;
  return { kind: 'sent', amount: refunded, since, by: plusDays(since, DAYS_OF_BANKS) };
}

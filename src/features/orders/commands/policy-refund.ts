import type { LockedOrder } from '@/features/orders/data/orders';
import { bandsOf, refundFor } from '@/features/orders/domain/refund-policy';
import { toDay } from '@/shared/time/days';

type Share = { item: Pick<LockedOrder['items'][number], 'activityDate' | 'refundBands'>; paid: number };

/** Returns what the policy refunds for each item cancelled now, by its own day. */
export const policyRefund =
  (now: Date) =>
  (shares: Share[]): number[] =>
    shares.map(({ item, paid }) => refundFor(paid, bandsOf(item), toDay(item.activityDate), now));

import type { LockedOrder } from '@/features/orders/data';
import { refundFor } from '@/features/orders/domain/refund-policy';
import { toDay } from '@/shared/time/days';

type Share = { item: Pick<LockedOrder['items'][number], 'activityDate'>; paid: number };

/** What the policy gives back of each item that is cancelled now, by its own day. */
export const policyRefund =
  (now: Date) =>
  (shares: Share[]): number[] =>
    shares.map(({ item, paid }) => refundFor(paid, toDay(item.activityDate), now));

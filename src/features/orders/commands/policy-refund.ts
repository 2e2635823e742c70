import type { LockedOrder } from '@/features/orders/data';
import { refundFor } from '@/features/orders/domain/refund-policy';
import { toDay } from '@/shared/time/days';

/** What the policy gives back of an order that is cancelled now. */
export const policyRefund =
  ({ activityDate }: LockedOrder, now: Date) =>
  (paid: number): number =>
    refundFor(paid, toDay(activityDate), now);

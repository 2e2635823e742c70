import type { LockedOrder } from '@/features/orders/data/orders';
import { refundOf } from '@/features/orders/domain/refund-policy';

type Share = { item: LockedOrder['items'][number]; paid: number };

/** Returns what the policy refunds for each item cancelled now, by its own day. */
export const policyRefund =
  (now: Date) =>
  (shares: Share[]): number[] =>
    shares.map(({ item, paid }) => refundOf(item, paid, now).amount);

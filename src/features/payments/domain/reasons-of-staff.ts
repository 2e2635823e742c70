import type { RefundReason } from '@/features/payments/schema';

/** Refund reasons decided by staff; refunds for any other reason are automatic. */
export const reasonsOfStaff: readonly RefundReason[] = ['cancelled', 'declined', 'admin', 'changed'];

import type { RefundReason } from '@/features/payments/schema';

/** Refunds that the staff decide; what is refunded for any other reason goes back by itself. */
export const reasonsOfStaff: readonly RefundReason[] = ['cancelled', 'declined', 'admin', 'changed'];

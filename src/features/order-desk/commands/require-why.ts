import { asksWhy } from '@/features/order-desk/domain/asks-why';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { fieldError } from '@/shared/errors/errors';

type Cancelling = {
  reason: string | undefined;
  /** The refundable amount, the refund, and the amount chosen by staff. */
  held: number;
  back: number;
  chosen: number | undefined;
};

/**
 * Refuses to cancel without a reason when money is refunded or retained; an approved request has been asked already.
 */
export function requireWhy({ approval }: Staff, { reason, held, back, chosen }: Cancelling): void {
  if (approval || reason) return;
  if (asksWhy({ way: 'cancel', held, byPolicy: back, mayChoose: chosen !== undefined }))
    throw fieldError('reason', 'required.reason');
}

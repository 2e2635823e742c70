import { asksWhy } from '@/features/order-desk/domain/asks-why';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { fieldError } from '@/shared/errors/errors';

type Cancelling = {
  reason: string | undefined;
  /** What can go back, what does, and the amount that somebody chose. */
  held: number;
  back: number;
  chosen: number | undefined;
};

/** Refuses to cancel without a reason where money goes back or is held back; what waited for approval has been asked. */
export function requireWhy({ approval }: Staff, { reason, held, back, chosen }: Cancelling): void {
  if (approval || reason) return;
  if (asksWhy({ way: 'cancel', held, byPolicy: back, mayChoose: chosen !== undefined }))
    throw fieldError('reason', 'required.reason');
}

import type { BulkKind } from '@/features/order-desk/bulk/schema';
import { hasEnded, type OrderStatus } from '@/features/orders/domain/order-state';
import type { ErrorCode } from '@/shared/errors/errors';

type Facts = {
  status: OrderStatus;
  /** The order already has an item on the new day and none left to move. */
  isThere: boolean;
  hasEmail: boolean;
  hasPhone: boolean;
};

/**
 * The reason to skip an order that is already in the wanted state or whose guest cannot be contacted; null to act on
 * it.
 */
export function nothingToDo(kind: BulkKind, { status, isThere, hasEmail, hasPhone }: Facts): ErrorCode | null {
  const skips: Record<BulkKind, ErrorCode | false> = {
    confirm: status === 'confirmed' && 'order_done_already',
    cancel: hasEnded(status) && status !== 'completed' && 'order_done_already',
    move: isThere && 'order_done_already',
    mail: !hasEmail && 'guest_without_email',
    whatsapp: !hasPhone && 'guest_without_phone',
    print: false,
  };
  return skips[kind] || null;
}

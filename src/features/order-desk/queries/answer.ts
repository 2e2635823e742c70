import type { PaidOut } from '@/features/order-desk/approvals/commands/paying-out';
import type { StaffOrderAnswer, StaffOrderView } from '@/features/order-desk/schema';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { hasMovedSince, UNDO_MS } from '@/features/orders/domain/undo';
import type { Resources } from '@/i18n/resources';
import { translator } from '@/i18n/translate';
import { orderDetail } from './detail';

type NoticeKey = keyof Resources['orders-admin']['notice'];

/** A decline with a refund cannot be undone. */
function undoUntil({ payments }: StaffOrderView, notice: NoticeKey, now: Date): string | null {
  const isFree = notice === 'decline' && !hasMovedSince(payments, now.toISOString());
  const canUndo = notice === 'confirm' || notice === 'move' || isFree;
  return canUndo ? new Date(now.getTime() + UNDO_MS).toISOString() : null;
}

/** The order after an action, with a message about it. */
export async function answer(ctx: Staff, uuid: string, notice: NoticeKey): Promise<StaffOrderAnswer> {
  const [order, t] = await Promise.all([orderDetail(ctx, uuid), translator(ctx.locale, 'orders-admin')]);
  return { ...order, message: t(`notice.${notice}`), undo_until: undoUntil(order, notice, ctx.now) };
}

/** Same as `answer`, for an action that may wait for a second person; `approval` then describes the request. */
export const answerPaying = (ctx: Staff, uuid: string, notice: NoticeKey, paid: PaidOut): Promise<StaffOrderAnswer> =>
  answer(ctx, uuid, paid === 'waits' ? 'waits' : notice);

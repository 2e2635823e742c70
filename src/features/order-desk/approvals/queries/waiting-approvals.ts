import { type ApprovalRow, allWaiting, countWaiting, waitingOf } from '@/features/order-desk/approvals/data';
import { approvalChoices } from '@/features/order-desk/approvals/policy';
import { type ApprovalView, approvalView, listedApproval } from '@/features/order-desk/approvals/schema';
import type { Ctx } from '@/server/api/context';
import { rowsOf, toPage } from '@/shared/list/pages';
import { fullName, nameOrEmail } from '@/shared/locale/name-order';
import { isHolder } from '@/shared/schema/actor';

const toView = ({ actor }: Pick<Ctx, 'actor'>, row: ApprovalRow): ApprovalView =>
  approvalView.parse({
    uuid: row.id,
    action: row.action,
    state: row.status,
    amount: row.amount,
    how: row.way,
    reason: row.note,
    requested_by: { uuid: row.requestedBy.id, name: row.requestedBy.erasedAt ? '' : fullName(row.requestedBy) },
    requested_at: row.requestedAt.toISOString(),
    ...approvalChoices(actor, row.requestedById),
  });

/** The request that waits for a second person on an order; null when there is none. */
export async function waitingApproval(ctx: Pick<Ctx, 'db' | 'actor'>, orderId: string): Promise<ApprovalView | null> {
  const row = await waitingOf(ctx.db, orderId);
  return row && toView(ctx, row);
}

/** All waiting requests, oldest first. */
export async function listWaiting(ctx: Pick<Ctx, 'db' | 'actor'>, page: { page: number; per_page: number }) {
  const [rows, total] = await Promise.all([allWaiting(ctx.db, rowsOf(page)), countWaiting(ctx.db)]);
  const listed = rows.map((row) => {
    const { id, bookingId, customer } = row.order;
    const name = customer.erasedAt ? '' : nameOrEmail(customer);
    return listedApproval.parse({ ...toView(ctx, row), order: { uuid: id, booking_id: bookingId, customer: name } });
  });
  return toPage(page, total, listed);
}

/** Counts the waiting requests that the reader can decide, which excludes their own. */
export const waitingFor = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<number> =>
  countWaiting(db, isHolder(actor) ? actor.userId : undefined);

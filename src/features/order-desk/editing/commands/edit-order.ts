import { updateGuest } from '@/features/accounts/guests/commands/update-guest';
import { type PaidOut, payingOut } from '@/features/order-desk/approvals/commands/paying-out';
import { refundBackOf, settleRefundWay } from '@/features/order-desk/commands/settle-refund-way';
import { leftAs } from '@/features/order-desk/editing/domain/left-as';
import { type PlannedEdit, plannedEdit } from '@/features/order-desk/editing/queries/planned-edit';
import type { EditInput } from '@/features/order-desk/editing/schema';
import { clearMoveFlag } from '@/features/orders/commands/clear-move-flag';
import { flagFlights } from '@/features/orders/commands/flag-flights';
import { flagMisfits } from '@/features/orders/commands/flag-misfits';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { lockToDecide } from '@/features/orders/commands/lock-to-decide';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { recalculateDue } from '@/features/orders/commands/recalculate-due';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { sendBack } from '@/features/orders/commands/send-back';
import { addEvent, type LockedOrder } from '@/features/orders/data/orders';
import type { ChangeKind } from '@/features/orders/domain/change-kinds';
import { paidBackBy } from '@/features/orders/domain/order-mail';
import { settlementsOf } from '@/features/orders/domain/settled-edit';
import { packagesOf } from '@/features/orders/domain/snapshot';
import { orderSnapshot } from '@/features/orders/schema';
import { lockDaysOfItems } from '@/features/outings/seats/commands/lock-days-of-items';
import { relieveDays } from '@/features/outings/seats/commands/relieve-days';
import { requireRights } from '@/server/api/require-rights';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { AppError, fieldError } from '@/shared/errors/errors';
import { expectUnchanged } from './expect-unchanged';
import { needsOtherSeats, type SeatedItem, updateItemSeats } from './update-item-seats';
import { writeEdit } from './write-edit';

type Settling = Pick<EditInput, 'settle' | 'reason'>;

/** The decision on the difference, which needs the right to money, and the edit with the resulting price. */
function decided(
  { actor }: Staff,
  edit: PlannedEdit,
  order: LockedOrder,
  { settle, reason }: Settling,
): { edit: PlannedEdit; refund: number; left: number } {
  const { difference, excess } = edit.money;
  const ways = settlementsOf(edit.money);
  if (ways.length === 0) return { edit, refund: 0, left: 0 };
  const way = settle ?? (excess > 0 ? undefined : 'collect');
  if (!way || !ways.includes(way)) throw fieldError('settle', 'required.settlement');
  if (way !== 'collect') requireRights(actor, 'money');
  if (way !== 'collect' && !reason) throw fieldError('reason', 'required.reason');
  if (way === 'leave') return { edit: leftAs(edit, order), refund: 0, left: difference };
  return { edit, refund: excess, left: 0 };
}

/** The facts of an edit for the audit log, without personal data. */
function factsOf(items: readonly SeatedItem[], { money, kinds }: PlannedEdit) {
  const [item] = items.length === 1 ? items : [];
  return {
    before: {
      total: money.totalBefore,
      ...(item && { quantity: packagesOf(item.row, orderSnapshot.parse(item.row.snapshot)) }),
    },
    after: { total: money.total, ...(item && { quantity: item.after.quantity }), changed: kinds.join(', ') },
  };
}

async function recordEdit(
  tx: Tx,
  ctx: Staff,
  order: LockedOrder,
  edit: PlannedEdit,
  items: readonly SeatedItem[],
  settling: { refund: number; left: number; reason: string },
): Promise<void> {
  const by = { orderId: order.id, at: ctx.now, by: 'admin', actorId: ctx.actor.userId } as const;
  const { kinds, money } = edit;
  const changed = items.filter(({ after }) => after.kinds.length > 0);
  const itemId = order.items.length > 1 && changed.length === 1 ? changed[0]?.row.id : undefined;
  await addEvent(tx, {
    ...by,
    kind: 'edited',
    note: kinds.join(','),
    ...(itemId && { itemId }),
    ...(money.difference !== 0 && { amount: money.difference }),
  });
  const { refund, left, reason } = settling;
  if (left !== 0) await addEvent(tx, { ...by, kind: 'difference_left', amount: left, note: reason, internal: true });
  const { before, after } = factsOf(items, edit);
  await recordOrderChange(tx, ctx, order, before, {
    ...after,
    ...(left !== 0 && { difference_left: left }),
    ...(refund > 0 && { refund }),
    ...((left !== 0 || refund > 0) && { reason }),
  });
}

const touchesMoney = ({ items, money }: PlannedEdit): boolean =>
  money.difference !== 0 || items.some(({ after }) => after.kinds.length > 0);

const mayChangeFit: readonly ChangeKind[] = ['people', 'add_ons', 'option', 'product', 'departure'];
const mayChangeFlights: readonly ChangeKind[] = ['people', 'product', 'departure', 'pickup'];

/**
 * Corrects an order until its day is over, applying the whole edit with its seats and money, or nothing. A refund is
 * queued in the same transaction; a stale edit is refused with what has happened since.
 */
export const editOrder = (ctx: Staff, input: EditInput): Promise<PaidOut> =>
  payingOut(ctx, { action: 'edit', input }, async (tx) => {
    const order = await lockOrder(tx, input.uuid, {});
    await expectUnchanged(tx, ctx, order.id, input.version);
    const planned = await plannedEdit(tx, ctx, order, input);
    if (planned.kinds.length === 0) throw new AppError('nothing_changed');
    if (touchesMoney(planned)) await lockToDecide(tx, order.id);
    const { edit, refund, left } = decided(ctx, planned, order, input);
    const items = await updateItemSeats(tx, edit.items, ctx.now);
    const days = await lockDaysOfItems(
      tx,
      edit.items.filter(needsOtherSeats).map(({ row }) => row.id),
    );
    await writeEdit(tx, order, edit, items);
    if (edit.customer.guest) await updateGuest(tx, ctx, order.customer, edit.customer.guest);
    await relieveDays(tx, days);
    await recordEdit(tx, ctx, order, edit, items, { refund, left, reason: input.reason ?? '' });
    await clearMoveFlag(tx, order);
    if (edit.kinds.some((kind) => mayChangeFit.includes(kind))) await flagMisfits(tx, order.id);
    if (edit.kinds.some((kind) => mayChangeFlights.includes(kind))) await flagFlights(tx, order.id);
    const back = refundBackOf(ctx, input);
    await sendBack(tx, ctx, order, refund, 'changed', { by: 'admin', actorId: ctx.actor.userId }, { back });
    await settleRefundWay(tx, ctx, order, refund, back);
    await recalculateDue(tx, ctx, order, edit.money);
    if (order.status === 'confirmed' && edit.kinds.includes('product')) await pagesChanged(tx, ['meals']);
    if (input.notify)
      await notifyCustomerAndShop(tx, order.id, 'order_changed', {
        refund,
        ...paidBackBy(back.way),
        changes: edit.kinds,
      });
  });

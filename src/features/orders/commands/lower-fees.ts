import { collectedFees, type FeePayer, feeLines, loweredFees } from '@/features/booking/domain/fee-lines';
import { changeItemFees } from '@/features/orders/data/items';
import { addEvent, type LockedOrder } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { updateOrder } from '@/features/orders/data/update-order';
import { holdsSeats } from '@/features/orders/domain/order-state';
import { settledEdit } from '@/features/orders/domain/settled-edit';
import { isBooked, sumOf } from '@/features/orders/domain/shares';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { toDay } from '@/shared/time/days';
import { recalculateDue } from './recalculate-due';
import { sendBack } from './send-back';

type Items = LockedOrder['items'];

/** The booked items at the fees for these people, which never rise. */
const withLowerFees = (items: Items, payers: readonly FeePayer[]): Items =>
  items.map((item) => {
    const before = feeLines.parse(item.fees);
    if (!isBooked(item) || before.length === 0) return item;
    const fees = loweredFees(before, payers, toDay(item.activityDate));
    const less = item.passedOn - collectedFees(fees);
    return { ...item, fees, passedOn: item.passedOn - less, total: item.total - less };
  });

/**
 * Lowers the fees of an order once more is known of a diver, and refunds what was overpaid. Fees that would rise stay as
 * agreed.
 */
export async function lowerFees(tx: Tx, ctx: Pick<Ctx, 'now'>, order: LockedOrder, answered: FeePayer): Promise<void> {
  if (!holdsSeats(order.status)) return;
  const others = order.divers.filter(({ position }) => position !== answered.position);
  const payers = [answered, ...others.map((row) => ({ ...openDiver(row), position: row.position }))];
  const items = withLowerFees(order.items, payers);
  const changed = items.filter((item, index) => item !== order.items[index]);
  for (const { id, fees, passedOn, total } of changed)
    await changeItemFees(tx, { id, fees: feeLines.parse(fees), passedOn, total });
  const money = settledEdit(order, items, await balanceOf(tx, order.id));
  if (money.difference === 0) return;
  const { dueNow, remaining } = money;
  const sum = (amount: 'passedOn' | 'total') => sumOf(items.map((item) => item[amount]));
  await updateOrder(tx, order.id, { passedOn: sum('passedOn'), total: sum('total'), dueNow, remaining });
  const amount = money.difference;
  await addEvent(tx, { orderId: order.id, at: ctx.now, kind: 'fees_lowered', by: 'system', amount });
  await sendBack(tx, ctx, order, money.excess, 'changed', { by: 'system' });
  await recalculateDue(tx, ctx, order, money);
}

import { isDeepStrictEqual } from 'node:util';
import { collectedFees, type FeePayer, feeLines, loweredFees } from '@/features/booking/domain/fee-lines';
import { changeItemFees } from '@/features/orders/data/items';
import { addEvent, type LockedOrder } from '@/features/orders/data/orders';
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

/** The booked items at the fees of this person, which never rise; the same item where nothing changes. */
const withLowerFees = (items: Items, payer: FeePayer): Items =>
  items.map((item) => {
    const before = feeLines.parse(item.fees);
    const fees = loweredFees(before, [payer], toDay(item.activityDate));
    if (!isBooked(item) || isDeepStrictEqual(fees, before)) return item;
    const less = item.passedOn - collectedFees(fees);
    return { ...item, fees, passedOn: item.passedOn - less, total: item.total - less };
  });

/**
 * Lowers the fees of an order once more is known of a diver, and refunds what was overpaid. Fees that would rise stay as
 * agreed.
 */
export async function lowerFees(tx: Tx, ctx: Pick<Ctx, 'now'>, order: LockedOrder, answered: FeePayer): Promise<void> {
  if (!holdsSeats(order.status)) return;
  const items = withLowerFees(order.items, answered);
  const changed = items.filter((item, index) => item !== order.items[index]);
  if (changed.length === 0) return;
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

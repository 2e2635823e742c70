import { ordersBy } from '@/features/orders/admin/data';
import type { AllOrdersInput, StaffOrderCard } from '@/features/orders/admin/schema';
import { outstandingOf } from '@/features/orders/items/domain/shares';
import { cardsOf } from '@/features/orders/queries/list-orders';
import { wrongAmountViewOf } from '@/features/orders/queries/order-view';
import { attentionReasons } from '@/features/orders/schema';
import { waitingOf } from '@/features/payments/domain/wrong-amount';
import { wrongAmountsOf } from '@/features/payments/queries/wrong-amounts';
import type { Ctx } from '@/server/api/context';
import { toPage } from '@/shared/list/pages';
import { daysBetween, toDay } from '@/shared/time/days';
import { acceptanceView } from './acceptance';

export async function listAll(ctx: Ctx, input: AllOrdersInput) {
  const { rows, total } = await ordersBy(ctx.db, input);
  const listed = await cardsOf(ctx, rows);
  const wrongOf = await wrongAmountsOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const data = listed.map(
    ({ row, card, balance }): StaffOrderCard => ({
      ...card,
      email: row.customer.email,
      due: outstandingOf(row, balance),
      days: daysBetween(card.activity_date, toDay(row.lastDay)) + 1,
      wrong_amount: wrongAmountViewOf(row, waitingOf(wrongOf(row.id))),
      acceptance: acceptanceView(row, wrongOf(row.id)),
      attention: attentionReasons.filter((reason) => row.attention.includes(reason)),
    }),
  );
  return toPage(input, total, data);
}

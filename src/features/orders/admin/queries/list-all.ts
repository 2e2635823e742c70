import type { Ctx } from '../../../../server/context';
import { daysBetween, toDay } from '../../../../shared/days';
import { toPage } from '../../../../shared/pages';
import { waitingOf } from '../../../payments/domain/wrong-amount';
import { wrongAmountsOf } from '../../../payments/queries/wrong-amounts';
import { dueOf } from '../../domain/due';
import { cardsOf } from '../../queries/list-orders';
import { wrongAmountViewOf } from '../../queries/order-view';
import { attentionReasons } from '../../schema';
import { ordersBy } from '../data';
import type { AllOrdersInput, StaffOrderCard } from '../schema';
import { acceptanceView } from './acceptance';

/** Every order of the shop, as the staff search and sort them. */
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
      due: dueOf(card.status, row.total, balance),
      days: daysBetween(card.activity_date, toDay(row.lastDay)) + 1,
      wrong_amount: wrongAmountViewOf(row, waitingOf(wrongOf(row.id))),
      acceptance: acceptanceView(row, wrongOf(row.id)),
      attention: attentionReasons.filter((reason) => row.attention.includes(reason)),
    }),
  );
  return toPage(input, total, data);
}

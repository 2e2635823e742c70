import type { Ctx } from '../../../../server/context';
import { daysBetween, toDay } from '../../../../shared/days';
import { toPage } from '../../../../shared/pages';
import { dueOf } from '../../domain/due';
import { cardsOf } from '../../queries/list-orders';
import { attentionReasons } from '../../schema';
import { ordersBy } from '../data';
import type { AllOrdersInput, StaffOrderCard } from '../schema';

/** Every order of the shop, as the staff search and sort them. */
export async function listAll(ctx: Ctx, input: AllOrdersInput) {
  const { rows, total } = await ordersBy(ctx.db, input);
  const listed = await cardsOf(ctx, rows);
  const data = listed.map(
    ({ row, card, balance }): StaffOrderCard => ({
      ...card,
      email: row.customer.email,
      due: dueOf(card.status, row.total, balance),
      days: daysBetween(card.activity_date, toDay(row.lastDay)) + 1,
      attention: attentionReasons.filter((reason) => row.attention.includes(reason)),
    }),
  );
  return toPage(input, total, data);
}

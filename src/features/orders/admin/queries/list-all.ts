import type { Ctx } from '../../../../server/context';
import { daysBetween, toDate, toDay } from '../../../../shared/days';
import { rowsOf, toPage } from '../../../../shared/pages';
import { findOrders, outOn, toStatus, whereFound } from '../../data';
import { dueOf } from '../../domain/due';
import { cardsOf } from '../../queries/list-orders';
import { attentionReasons } from '../../schema';
import type { AllOrdersInput, StaffOrderCard } from '../schema';

const columns = { activity_date: 'activityDate', created_at: 'createdAt', total: 'total' } as const;

function orderBy(sort: AllOrdersInput['sort']) {
  const descends = sort.startsWith('-');
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return [{ [column]: descends ? 'desc' : 'asc' }, { id: descends ? 'desc' : 'asc' }] as const;
}

/** Every order of the shop, as the staff search and sort them. */
export async function listAll(ctx: Ctx, input: AllOrdersInput) {
  const { status, from, to, on, product, customer, attention, search } = input;
  const where = {
    ...(status && { status: toStatus(status) }),
    ...((from || to) && {
      activityDate: { ...(from && { gte: toDate(from) }), ...(to && { lte: toDate(to) }) },
    }),
    ...(on && { AND: outOn(on) }),
    ...(product && { product: { slug: product } }),
    ...(customer && { customerId: customer }),
    ...(attention && { NOT: { attention: { isEmpty: true } } }),
    ...(search && (await whereFound(ctx.db, search))),
  };
  const { rows, total } = await findOrders(ctx.db, where, [...orderBy(input.sort)], rowsOf(input));
  const listed = await cardsOf(ctx, rows);
  const data = listed.map(
    ({ row, card, held }): StaffOrderCard => ({
      ...card,
      email: row.customer.email,
      due: dueOf(card.status, row.total, held),
      days: daysBetween(card.activity_date, toDay(row.lastDay)) + 1,
      attention: attentionReasons.filter((reason) => row.attention.includes(reason)),
    }),
  );
  return toPage(input, total, data);
}

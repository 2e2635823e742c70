import { departureTimes } from '@/features/availability/queries/departure-times';
import { matchingItems, ordersBy } from '@/features/order-desk/data/search';
import type { AllOrdersInput, StaffOrderCard } from '@/features/order-desk/schema';
import type { ListedOrder } from '@/features/orders/data/orders';
import { attentionReasons } from '@/features/orders/domain/attention';
import { cardsOf } from '@/features/orders/queries/list-orders';
import { departureTimeOf, titleOf, wrongAmountViewOf } from '@/features/orders/queries/order-view';
import { waitingOf } from '@/features/payments/domain/wrong-amount';
import { wrongAmountsOf } from '@/features/payments/queries/wrong-amounts';
import { ordersNotReadyOn } from '@/features/ready/queries/ready-on';
import type { Ctx } from '@/server/api/context';
import { toEndlessPage } from '@/shared/list/pages';
import { dayAt, daysBetween, plusDays, toDay } from '@/shared/time/days';
import { acceptanceView } from './acceptance';

/** Details of the items of an order that match the filters. */
async function matchingItemsOf({ db, locale }: Pick<Ctx, 'db' | 'locale'>, rows: ListedOrder[], ids: Set<string>) {
  const matching = ({ items }: ListedOrder) => items.filter(({ id }) => ids.has(id));
  const timeOf = await departureTimes(
    db,
    rows.flatMap(matching).map(({ departureId }) => departureId),
  );
  return (row: ListedOrder): StaffOrderCard['matching_items'] =>
    matching(row).map((item) => ({
      uuid: item.id,
      product: { title: titleOf(item, locale) },
      activity_date: toDay(item.activityDate),
      ...departureTimeOf(timeOf(item.departureId)),
      diver_count: item.diverCount,
      days: daysBetween(toDay(item.activityDate), toDay(item.lastDay)) + 1,
    }));
}

export async function listAll(ctx: Ctx, { not_ready_tomorrow: isOpen, ...input }: AllOrdersInput) {
  const among = isOpen ? await ordersNotReadyOn(ctx.db, plusDays(dayAt(ctx.now), 1)) : undefined;
  const { rows, total } = await ordersBy(ctx.db, { ...input, among });
  const listed = await cardsOf(ctx, rows);
  const ids = rows.map(({ id }) => id);
  const wrongOf = await wrongAmountsOf(ctx.db, ids);
  const itemsOf = await matchingItemsOf(ctx, rows, await matchingItems(ctx.db, ids, input));
  const data = listed.map(
    ({ row, card }): StaffOrderCard => ({
      ...card,
      email: row.customer.email,
      due: card.still_to_pay,
      days: daysBetween(card.activity_date, toDay(row.lastDay)) + 1,
      matching_items: itemsOf(row),
      wrong_amount: wrongAmountViewOf(row, waitingOf(wrongOf(row.id))),
      acceptance: acceptanceView(row, wrongOf(row.id)),
      attention: attentionReasons.filter((reason) => row.attention.includes(reason)),
    }),
  );
  return toEndlessPage(input, total, data);
}

import { departureTimes } from '@/features/availability/queries/departure-times';
import { covers } from '@/features/catalogue/products/queries/covers';
import type { ItemRow } from '@/features/orders/data/items';
import type { ListedOrder } from '@/features/orders/data/orders';
import { findComingOrders, findOrders, whereUpcoming } from '@/features/orders/data/orders';
import { furtherItems } from '@/features/orders/domain/further';
import { leadItem } from '@/features/orders/domain/lead-item';
import { amountsOf } from '@/features/orders/domain/shares';
import { packagesOf } from '@/features/orders/domain/snapshot';
import type { OrderCard, OrdersInput } from '@/features/orders/schema';
import { orderSnapshot } from '@/features/orders/schema';
import { balancesOf } from '@/features/payments/queries/balance';
import type { Ctx } from '@/server/api/context';
import { rowsOf, toPage } from '@/shared/list/pages';
import { fullName } from '@/shared/locale/name-order';
import type { Person } from '@/shared/schema/actor';
import { dayAt, toDate, toDay } from '@/shared/time/days';
import { departureTimeOf, titleOf } from './order-view';

type Listed = { row: ListedOrder; card: OrderCard };

/** Orders as list cards, each with its row. */
export async function cardsOf({ db, locale }: Pick<Ctx, 'db' | 'locale'>, rows: ListedOrder[]): Promise<Listed[]> {
  const shown = rows.map((row) => ({ row, lead: leadItem(row.items) }));
  const [balances, times, pictures] = await Promise.all([
    balancesOf(
      db,
      rows.map(({ id }) => id),
    ),
    departureTimes(
      db,
      shown.map(({ lead }) => lead.departureId),
    ),
    covers(
      db,
      shown.map(({ lead }) => lead.productId),
      locale,
    ),
  ]);
  const cardOf = (row: ListedOrder, lead: ItemRow): OrderCard => {
    const snapshot = orderSnapshot.parse(lead.snapshot);
    const amounts = amountsOf(row.items, balances(row.id));
    return {
      uuid: row.id,
      booking_id: row.bookingId,
      status: row.status,
      name: fullName(row.customer),
      product: { slug: snapshot.slug, title: titleOf(lead, locale), cover: pictures.get(lead.productId) ?? null },
      further_items: furtherItems(row.items),
      activity_date: toDay(lead.activityDate),
      ...departureTimeOf(times(lead.departureId)),
      quantity: packagesOf(lead, snapshot),
      diver_count: lead.diverCount,
      total: row.total,
      paid: balances(row.id).paid,
      held: amounts.paid,
      still_to_pay: amounts.stillToPay,
      created_at: row.createdAt.toISOString(),
      expires_at: row.status === 'pending_payment' ? row.expiresAt.toISOString() : null,
    };
  };
  return shown.map(({ row, lead }) => ({ row, card: cardOf(row, lead) }));
}

/** The customer's own orders, sorted by next dive or by latest order. */
export async function listOrders(ctx: Ctx & { actor: Person }, input: OrdersInput) {
  const { db, actor, now } = ctx;
  const today = toDate(dayAt(now));
  const days = {
    ...(input.from && { gte: toDate(input.from) }),
    ...(input.to && { lte: toDate(input.to) }),
  };
  const where = {
    customerId: actor.userId,
    ...(input.status && { status: input.status }),
    AND: [
      { items: { some: { activityDate: days } } },
      ...(input.when === 'coming' ? [whereUpcoming(today)] : []),
      ...(input.when === 'past' ? [{ NOT: whereUpcoming(today) }] : []),
      ...(input.search ? [{ bookingId: { contains: input.search, mode: 'insensitive' as const } }] : []),
    ],
  };
  const { rows, total } =
    input.when === 'coming'
      ? await findComingOrders(db, where, { today, ...rowsOf(input) })
      : await findOrders(db, where, [{ createdAt: 'desc' }, { id: 'desc' }], rowsOf(input));
  const listed = await cardsOf(ctx, rows);
  return toPage(
    input,
    total,
    listed.map(({ card }) => card),
  );
}

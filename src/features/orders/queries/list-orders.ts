import { departureTimes } from '@/features/availability/queries/departure-times';
import { covers } from '@/features/catalogue/products/queries/covers';
import { findComingOrders, findOrders, isComing, type ListedOrder } from '@/features/orders/data';
import { furtherItems } from '@/features/orders/items/domain/further';
import { packagesOf } from '@/features/orders/items/domain/packages';
import { type Amounts, amountsOf } from '@/features/orders/items/domain/shares';
import { type OrderCard, type OrderSnapshot, type OrdersInput, orderSnapshot } from '@/features/orders/schema';
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
  const ids = rows.map(({ id }) => id);
  const [balances, times, pictures] = await Promise.all([
    balancesOf(db, ids),
    departureTimes(
      db,
      rows.map(({ departureId }) => departureId),
    ),
    covers(
      db,
      rows.map(({ productId }) => productId),
      locale,
    ),
  ]);
  const cardOf = (row: ListedOrder, snapshot: OrderSnapshot, amounts: Amounts): OrderCard => ({
    uuid: row.id,
    booking_id: row.bookingId,
    status: row.status,
    name: fullName(row.customer),
    product: {
      slug: snapshot.slug,
      title: titleOf(row, locale),
      cover: pictures.get(row.productId) ?? null,
    },
    further_items: furtherItems(row.items),
    activity_date: toDay(row.activityDate),
    ...departureTimeOf(times(row.departureId)),
    quantity: packagesOf(row, snapshot),
    diver_count: row.diverCount,
    total: row.total,
    paid: balances(row.id).paid,
    held: amounts.paid,
    still_to_pay: amounts.stillToPay,
    created_at: row.createdAt.toISOString(),
    expires_at: row.status === 'pending_payment' ? row.expiresAt.toISOString() : null,
  });
  return rows.map((row) => {
    const amounts = amountsOf(row.items, balances(row.id));
    return { row, card: cardOf(row, orderSnapshot.parse(row.snapshot), amounts) };
  });
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
      ...(input.when === 'coming' ? [isComing(today)] : []),
      ...(input.when === 'past' ? [{ NOT: isComing(today) }] : []),
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

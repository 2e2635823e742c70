import type { MovedTo, Moving } from '@/features/availability/domain/moves-in-turn';
import { seatsForMoves } from '@/features/availability/queries/seats-for-moves';
import { clashOn, stayOfRow } from '@/features/booking/domain/clashes';
import { partsOfProducts } from '@/features/catalogue/products/queries/parts-of-products';
import { ordersToPreview, type PreviewedOrder } from '@/features/order-desk/bulk/data';
import { cancellationOf } from '@/features/order-desk/bulk/domain/cancellation';
import { isThere, itemsToMove } from '@/features/order-desk/bulk/domain/items-to-move';
import { nothingToDo } from '@/features/order-desk/bulk/domain/nothing-to-do';
import { previewTotals } from '@/features/order-desk/bulk/domain/preview-totals';
import { needsOf } from '@/features/order-desk/bulk/policy';
import type { BulkInput, BulkPreview, PreviewRow } from '@/features/order-desk/bulk/schema';
import { mayMove } from '@/features/order-desk/policy';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { isAllowed, refusalIn } from '@/features/orders/domain/order-state';
import { isBooked } from '@/features/orders/domain/shares';
import { titleOf } from '@/features/orders/queries/order-view';
import { orderSnapshot } from '@/features/orders/schema';
import { waitingOf } from '@/features/payments/domain/wrong-amount';
import { balancesOf } from '@/features/payments/queries/balance';
import { wrongAmountsOf } from '@/features/payments/queries/wrong-amounts';
import { requireRights } from '@/server/api/require-rights';
import { describe, toAppError } from '@/server/api/sentences';
import { AppError, fieldError } from '@/shared/errors/errors';
import { toDay } from '@/shared/time/days';
import { doubleBookingsAfter } from './double-bookings-after';
import { flightsInTurn } from './flights-in-turn';
import { chatPhone, listedGuest, mailAddress } from './guest-of';

type Item = PreviewedOrder['items'][number];
type Plan = Pick<PreviewRow, 'items' | 'refund'>;

const durationOf = (item: Item): number => orderSnapshot.parse(item.snapshot).durationDays;

const movingOf = (item: Item): Moving => ({
  productId: item.productId,
  departureId: item.departureId,
  first: toDay(item.activityDate),
  durationDays: durationOf(item),
  divers: item.diverCount,
  companions: item.companions,
  hasPrivateGuide: item.privateGuide,
});

const itemView = ({ locale }: Staff, item: Item): PreviewRow['items'][number] => ({
  uuid: item.id,
  title: titleOf(item, locale),
  activity_date: toDay(item.activityDate),
  divers: item.diverCount,
  refund: null,
  departs: null,
});

/** Moves all items or none, so that later orders see the seats of those that move. */
function together<Moved extends { undo: () => void }>(
  items: readonly Item[],
  move: (item: Item) => Moved,
  check: (moved: readonly Moved[]) => void,
): Moved[] {
  const moved: Moved[] = [];
  try {
    for (const item of items) moved.push(move(item));
    check(moved);
    return moved;
  } catch (refused) {
    for (const { undo } of moved.toReversed()) undo();
    throw refused;
  }
}

/** Reads the data for the plans of all orders once. */
async function planner(ctx: Staff, { kind, date = '', from, refund }: BulkInput, orders: PreviewedOrder[]) {
  const ids = orders.map(({ id }) => id);
  const [balances, wrongOf] = await Promise.all([balancesOf(ctx.db, ids), wrongAmountsOf(ctx.db, ids)]);
  const moving = kind === 'move' ? orders.flatMap(({ items }) => itemsToMove(items, { date, from })) : [];
  const take: (item: Moving) => MovedTo =
    moving.length > 0
      ? await seatsForMoves(
          ctx,
          date,
          moving.map((item) => ({ productId: item.productId, durationDays: durationOf(item) })),
        )
      : () => ({ time: '', left: 0, undo: () => undefined });
  const booked = moving.length > 0 ? orders.flatMap(({ items }) => items) : [];
  const toStay = stayOfRow(
    await partsOfProducts(
      ctx.db,
      booked.map(({ productId }) => productId),
    ),
  );
  const requireFlights = moving.length > 0 ? await flightsInTurn(ctx.db, orders) : () => undefined;
  const wrong = ({ id }: PreviewedOrder) => waitingOf(wrongOf(id))?.received ?? 0;
  const requireDecidable = (order: PreviewedOrder) => {
    if (order.status === 'pending_payment' && waitingOf(wrongOf(order.id))) throw new AppError('wrong_amount_waits');
  };
  const unchanged = (order: PreviewedOrder): Plan => ({
    items: order.items.filter(isBooked).map((item) => itemView(ctx, item)),
    refund: 0,
  });

  return {
    confirm(order: PreviewedOrder): Plan {
      requireDecidable(order);
      if (!isAllowed('confirm', order.status, 'admin')) throw new AppError(refusalIn(order.status));
      return unchanged(order);
    },
    cancel(order: PreviewedOrder): Plan {
      if (!isAllowed('cancel', order.status, 'admin')) throw new AppError(refusalIn(order.status));
      const facts = { ...order, balance: balances(order.id), wrong: wrong(order) };
      const { refundOf, back } = cancellationOf(facts, refund, ctx.now);
      const items = order.items.filter(isBooked);
      return { items: items.map((item) => ({ ...itemView(ctx, item), refund: refundOf(item.id) })), refund: back };
    },
    move(order: PreviewedOrder): Plan {
      requireDecidable(order);
      const items = itemsToMove(order.items, { date, from });
      if (!mayMove(order.status)) throw new AppError(refusalIn(order.status));
      if (items.length === 0) throw new AppError('state_not_allowed');
      const stays = order.items.map(toStay);
      if (items.some((item) => clashOn(toStay(item), date, stays))) throw fieldError('date', 'invalid.two_items_a_day');
      const departs = together(
        items,
        (item) => ({ id: item.id, date, ...take(movingOf(item)) }),
        (moved) => requireFlights(order, moved),
      );
      return {
        items: items.map((item, index) => ({ ...itemView(ctx, item), departs: departs[index] ?? null })),
        refund: 0,
      };
    },
    mail: unchanged,
    whatsapp: unchanged,
    print: unchanged,
  };
}

/**
 * Previews an action on each order in the sequence of the job, without changing anything: orders that would move to the
 * same day see the seats that earlier ones leave.
 */
export async function previewBulk(ctx: Staff, input: BulkInput): Promise<BulkPreview> {
  requireRights(ctx.actor, needsOf(input));
  const found = await ordersToPreview(ctx.db, input.orders);
  const orders = [...new Set(input.orders)].map((id) => found.find((order) => order.id === id));
  const existing = orders.flatMap((order) => order ?? []);
  if (existing.length < orders.length) throw new AppError('not_found');
  const plan = (await planner(ctx, input, existing))[input.kind];

  const rows: PreviewRow[] = [];
  for (const order of existing) {
    const facts = { hasEmail: mailAddress(order) !== null, hasPhone: chatPhone(order) !== null };
    const row = {
      ...{ ...listedGuest(order), status: order.status },
      ...{ has_email: facts.hasEmail, has_phone: facts.hasPhone },
    };
    const skipped = nothingToDo(input.kind, {
      ...{ ...facts, status: order.status },
      isThere: isThere(order.items, input),
    });
    const nothing = { items: [], refund: 0, double_bookings: [] };
    const inWords = async (refused: AppError) => (await describe(refused, ctx.locale)).message;
    if (skipped) {
      rows.push({ ...row, ...nothing, state: 'skipped', message: await inWords(new AppError(skipped)) });
      continue;
    }
    try {
      rows.push({ ...row, ...nothing, ...plan(order), state: 'done', message: null });
    } catch (thrown) {
      const refused = toAppError(thrown);
      if (refused.code === 'internal') throw thrown;
      rows.push({ ...row, ...nothing, state: 'refused', message: await inWords(refused) });
    }
  }
  if (input.kind !== 'move') return { rows, totals: previewTotals(rows) };
  const doubleBookingsOf = await doubleBookingsAfter(ctx, existing, rows);
  const warned = rows.map((row) => ({ ...row, double_bookings: doubleBookingsOf(row.uuid) }));
  return { rows: warned, totals: previewTotals(warned) };
}

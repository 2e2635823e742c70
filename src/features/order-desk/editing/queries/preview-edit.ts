import { lastDayFrom } from '@/features/booking/domain/clashes';
import { feeViewsOf } from '@/features/booking/domain/fee-view';
import { seatsFor } from '@/features/order-desk/editing/commands/try-seats';
import type { EditPreview, PreviewInput } from '@/features/order-desk/editing/schema';
import { orderById } from '@/features/orders/data/orders';
import { settlementsOf } from '@/features/orders/domain/settled-edit';
import { doubleBookings } from '@/features/orders/queries/double-bookings';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Locale } from '@/shared/locale/locales';
import { lineIn } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';
import { type PlannedEdit, type PlannedItem, plannedEdit } from './planned-edit';

function itemOf({ row, after }: PlannedItem, locale: Locale): EditPreview['items'][number] {
  const { snapshot, quantity, unitPrice, activityFee, addOns, fees, total } = after;
  const collected = feeViewsOf(fees, locale).filter(({ payment }) => payment === 'with_booking');
  const title = lineIn(snapshot.titles, locale);
  return {
    uuid: row.id,
    title,
    total_before: row.total,
    total,
    lines: [
      {
        label: snapshot.variant ? `${title} · ${lineIn(snapshot.variant, locale)}` : title,
        quantity,
        unit_price: unitPrice,
        amount: activityFee,
      },
      ...addOns.map((addOn) => ({
        label: lineIn(addOn.names, locale),
        quantity: addOn.quantity,
        unit_price: addOn.price,
        amount: addOn.amount,
      })),
      ...collected.map(({ name, amount }) => ({ label: name, quantity: 1, unit_price: amount, amount })),
    ],
  };
}

/** The people who would be on another order at the same time. */
const doubleBookingsIn = (ctx: Ctx, uuid: string, { items, people, partsOf }: PlannedEdit) =>
  doubleBookings(
    ctx,
    items.map(({ date: first, after, along }) => ({
      ...{ first, last: lastDayFrom(first, after.snapshot.durationDays), parts: partsOf(after.productId) },
      people: along.flatMap((position) => people[position]?.shown ?? []),
    })),
    { except: uuid, customer: null },
  );

/** Previews seats, price and the ways to settle the difference without changing anything. */
export async function previewEdit(ctx: Ctx, input: PreviewInput): Promise<EditPreview> {
  const order = z.uuid().safeParse(input.uuid).success ? await orderById(ctx.db, input.uuid, {}) : null;
  if (!order) throw new AppError('not_found');
  const edit = await plannedEdit(ctx.db, ctx, order, input);
  const { kinds, money, items } = edit;
  return {
    changes: kinds,
    total_before: money.totalBefore,
    total: money.total,
    difference: money.difference,
    outstanding_before: money.outstandingBefore,
    outstanding: money.outstanding,
    due_now: money.dueNow,
    excess: money.excess,
    settlements: settlementsOf(money),
    seats: await seatsFor(ctx, items),
    double_bookings: await doubleBookingsIn(ctx, order.id, edit),
    items: items.map((item) => itemOf(item, ctx.locale)),
  };
}

import { createHash, randomUUID } from 'node:crypto';
import { addGuest } from '@/features/accounts/guests/commands/add-guest';
import { record } from '@/features/audit/commands/record';
import { counterDivers } from '@/features/counter/domain/counter-divers';
import type { CounterBookingInput } from '@/features/counter/schema';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { shopMail } from '@/features/orders/commands/order-notifications';
import { placeOnce } from '@/features/orders/commands/place-once';
import { agreedAtCounter } from '@/features/orders/commands/placing-policies';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { customerOf } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';
import { fieldError } from '@/shared/errors/errors';
import { lowerDue } from './lower-due-now';
import { settleAtCounter } from './take-payments';

/** Derives the guest's id from the submit, so that a repeated submit creates no second guest. */
function guestId(staffId: string, key: string): string {
  const hash = createHash('sha256').update(`guest/${staffId}/${key}`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** Applies the agreed payment: a lower amount due now, and amounts settled at once. */
async function settle(tx: Tx, ctx: Staff, uuid: string, input: CounterBookingInput): Promise<void> {
  const { payments, due_now, due_reason = '' } = input;
  if (payments.length > 0)
    await settleAtCounter(tx, ctx, await lockOrder(tx, uuid, {}), {
      lines: payments,
      fieldOf: (line) => `payments.${line}.amount`,
    });
  const order = await lockOrder(tx, uuid, {});
  if (due_now !== undefined && order.status === 'pending_payment' && due_now < order.dueNow)
    await lowerDue(tx, ctx, order, { due_now, reason: due_reason });
}

/**
 * Books by phone or at the counter for a known customer, or with a name and a number; the rest of the forms is
 * completed later.
 */
export async function bookAtCounter(ctx: Staff, input: CounterBookingInput): Promise<string> {
  const { customer, name, phone, locale, hold_until, payments, due_now, due_reason, divers, ...booking } = input;
  const { idempotency_key = randomUUID(), fit_override, ...placing } = booking;
  const customerId = customer ?? guestId(ctx.actor.userId, idempotency_key);
  if (customer && !(await customerOf(ctx.db, customer))) throw fieldError('customer', 'invalid.field');
  const buyer = { customerId, locale, staffId: ctx.actor.userId };
  const submitted = {
    ...placing,
    idempotency_key,
    divers: counterDivers({ name, phone, divers }),
    emergency_contact: null,
  };
  const answer = await placeOnce(ctx, submitted, buyer, {
    policy: agreedAtCounter(hold_until ? new Date(hold_until) : null),
    isOverridden: fit_override !== undefined,
    ...(!customer && { before: (tx) => addGuest(tx, { id: customerId, name, phone, locale }) }),
    jobsAbout: (placed) => [shopMail(placed, 'placed')],
    record: async (tx, { order: { id, bookingId, total } }) => {
      const after = { total, ...(fit_override && { fit_override }) };
      await record(tx, { ctx, action: 'create', entity: 'order', entityId: id, label: bookingId, after });
      await settle(tx, ctx, id, input);
    },
  });
  return answer.placed ? answer.placed.order.id : answer.orderId;
}

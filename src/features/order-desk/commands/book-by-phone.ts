import { randomUUID } from 'node:crypto';
import { record } from '@/features/audit/commands/record';
import type { PhoneBookingInput } from '@/features/order-desk/schema';
import { shopMail } from '@/features/orders/commands/order-notifications';
import { paymentAbout, paymentFor } from '@/features/orders/commands/payment-for';
import { placeOnce } from '@/features/orders/commands/place-once';
import { paidOnline } from '@/features/orders/commands/placing-policies';
import { customerOf } from '@/features/orders/data/orders';
import { openFirstSession, openSession } from '@/features/payments/commands/open-session';
import type { Ctx } from '@/server/api/context';
import { step } from '@/server/api/step';
import { newJob } from '@/server/jobs/enqueue';
import { fieldError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import type { Person } from '@/shared/schema/actor';

/** Books for a customer on the phone, who gets an email with the payment link. */
export async function bookByPhone(
  ctx: Ctx & { actor: Person },
  { customer, idempotency_key = randomUUID(), fit_override, ...input }: PhoneBookingInput,
): Promise<string> {
  const person = await customerOf(ctx.db, customer);
  if (!person) throw fieldError('customer', 'invalid.field');
  const buyer = {
    customerId: person.id,
    locale: toLocale(person.locale),
    staffId: ctx.actor.userId,
  };
  const answer = await placeOnce(ctx, { ...input, idempotency_key }, buyer, {
    policy: paidOnline,
    isOverridden: fit_override !== undefined,
    jobsAbout: (placed) => [
      shopMail(placed, 'placed'),
      newJob('orders.send_payment_link', { orderId: placed.order.id }),
    ],
    record: (tx, { order: { id, bookingId, total } }) =>
      record(tx, {
        ctx,
        action: 'create',
        entity: 'order',
        entityId: id,
        label: bookingId,
        after: { total, ...(fit_override && { fit_override }) },
      }),
  });
  step('order.placed');
  if (answer.placed) {
    const { attempt, order, shop } = answer.placed;
    await openFirstSession(ctx, attempt, paymentAbout(order, shop));
    return order.id;
  }
  const { orderId, attemptId } = answer;
  if (attemptId) await openSession(ctx, attemptId, await paymentFor(ctx, orderId));
  return orderId;
}

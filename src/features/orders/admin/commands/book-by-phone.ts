import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../../../server/context';
import { enqueue } from '../../../../server/jobs/enqueue';
import { step } from '../../../../server/step';
import type { Person } from '../../../../shared/actor';
import { fieldError } from '../../../../shared/errors';
import { toLocale } from '../../../../shared/locales';
import { record } from '../../../audit/commands/record';
import { openSession } from '../../../payments/commands/open-session';
import { paymentFor } from '../../commands/payment-for';
import { placeOnce } from '../../commands/place-once';
import { tellShop } from '../../commands/tell';
import { customerOf } from '../../data';
import type { PhoneBookingInput } from '../schema';

/** Somebody calls: the staff fill in the form, the customer gets a mail with the way to pay. */
export async function bookByPhone(
  ctx: Ctx & { actor: Person },
  { customer, idempotency_key = randomUUID(), ...input }: PhoneBookingInput,
): Promise<string> {
  const person = await customerOf(ctx.db, customer);
  if (!person) throw fieldError('customer', 'invalid.field');
  const buyer = {
    customerId: person.id,
    locale: toLocale(person.locale),
    origin: 'phone' as const,
    staffId: ctx.actor.userId,
  };
  const { orderId, attemptId } = await placeOnce(ctx, { ...input, idempotency_key }, buyer, async (tx, order) => {
    const { id, bookingId, total } = order;
    await record(tx, { ctx, action: 'create', thing: 'order', thingId: id, label: bookingId, after: { total } });
    await tellShop(tx, id, 'placed');
    await enqueue(tx, 'orders.send_payment_link', { orderId: id });
  });
  step('order.placed');
  if (attemptId) await openSession(ctx, attemptId, await paymentFor(ctx, orderId));
  return orderId;
}

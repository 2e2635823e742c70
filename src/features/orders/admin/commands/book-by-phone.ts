import type { Ctx } from '../../../../server/context';
import { step } from '../../../../server/step';
import type { Person } from '../../../../shared/actor';
import { fieldError } from '../../../../shared/errors';
import { toLocale } from '../../../../shared/locales';
import { record } from '../../../audit/commands/record';
import { openSession } from '../../../payments/commands/open-session';
import { paymentFor } from '../../commands/payment-for';
import { placeOrder } from '../../commands/place-order';
import { tell } from '../../commands/tell';
import { customerOf } from '../../data';
import type { PhoneBookingInput } from '../schema';

/** Somebody calls: the staff fill in the form, the customer gets the mail with the way to pay. */
export async function bookByPhone(
  ctx: Ctx & { actor: Person },
  { customer, ...input }: PhoneBookingInput,
): Promise<string> {
  const placed = await ctx.db.$transaction(async (tx) => {
    const person = await customerOf(tx, customer);
    if (!person) throw fieldError('customer', 'invalid.field');
    const buyer = { customerId: person.id, locale: toLocale(person.locale), staffId: ctx.actor.userId };
    const { order, attemptId } = await placeOrder(tx, ctx, input, buyer);
    const { id, bookingId } = order;
    await record(tx, {
      ctx,
      action: 'create',
      thing: 'order',
      thingId: id,
      label: bookingId,
      after: { total: order.total },
    });
    await tell(tx, id, 'order_placed');
    return { id, attemptId };
  });
  step('order.placed');
  await openSession(ctx, placed.attemptId, await paymentFor(ctx, placed.id));
  return placed.id;
}

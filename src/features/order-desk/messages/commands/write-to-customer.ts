import type { WriteInput } from '@/features/order-desk/messages/schema';
import { lockOrder } from '@/features/orders/commands/lock-order';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { AppError, fieldError } from '@/shared/errors/errors';
import { mailCustomer } from './mail-customer';

/** Emails the customer in the language of the order; the text is stored in its timeline. */
export const writeToCustomer = (ctx: Staff, { uuid, subject, message }: WriteInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    const { customer } = order;
    if (order.anonymisedAt || customer.erasedAt) throw new AppError('order_anonymised');
    if (customer.email === null) throw fieldError('message', 'invalid.no_address');
    await mailCustomer(tx, ctx, order, { to: customer.email, subject, body: message });
  });

import type { Staff } from '@/features/orders/admin/commands/record-order-change';
import { lock } from '@/features/orders/commands/lock';
import { addEvent } from '@/features/orders/data';
import type { WriteInput } from '@/features/orders/messages/schema';
import { queueMail } from '@/server/mail/outbox';
import { currentShop } from '@/server/shop/current-shop';
import { AppError, fieldError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';

/** Mails the customer in the language of the order; the staff find the text in its timeline. */
export const writeToCustomer = (ctx: Staff, { uuid, subject, message }: WriteInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, {});
    const { customer } = order;
    if (order.anonymisedAt || customer.erasedAt) throw new AppError('order_anonymised');
    if (customer.email === null) throw fieldError('message', 'invalid.no_address');
    const { identity } = await currentShop(tx);
    await queueMail(tx, {
      to: customer.email,
      replyTo: identity.email,
      locale: toLocale(order.locale),
      template: 'order_message',
      about: [customer.id, order.id],
      params: { name: spokenName(customer), subject, body: message, path: `/user/orders/${order.id}` },
    });
    await addEvent(tx, {
      orderId: order.id,
      at: ctx.now,
      kind: 'message_sent',
      by: 'admin',
      actorId: ctx.actor.userId,
      note: `${subject}\n\n${message}`,
      internal: true,
    });
  });

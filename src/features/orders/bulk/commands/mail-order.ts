import { recordOrderChange, type Staff } from '@/features/orders/admin/commands/record-order-change';
import { fieldsOf, mailAddress } from '@/features/orders/bulk/queries/guest-of';
import { type BulkTexts, textIn } from '@/features/orders/bulk/schema';
import { addEvent, type LockedOrder } from '@/features/orders/data';
import type { Tx } from '@/server/database/db';
import { queueMail } from '@/server/mail/outbox';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { fillFields } from '@/shared/mail/fill-fields';

/** Mails what the staff wrote to the customer of an order, in the order's language, and keeps it in the timeline. */
export async function mailOrder(tx: Tx, ctx: Staff, order: LockedOrder, texts: BulkTexts): Promise<void> {
  const to = mailAddress(order);
  if (!to) throw new AppError('guest_without_email');
  const locale = toLocale(order.locale);
  const fields = fieldsOf(order);
  const written = textIn(texts, locale);
  const subject = fillFields(written.subject, fields);
  const body = fillFields(written.body, fields);
  await addEvent(tx, {
    ...{ orderId: order.id, at: ctx.now, kind: 'message_sent', by: 'admin', actorId: ctx.actor.userId },
    note: `${subject}\n${body}`,
  });
  await recordOrderChange(tx, ctx, order, {}, { message: written.subject });
  await queueMail(tx, {
    to,
    locale,
    template: 'order_message',
    about: [order.customer.id, order.id],
    params: { name: spokenName(order.customer), subject, body, path: `/user/orders/${order.id}` },
  });
}

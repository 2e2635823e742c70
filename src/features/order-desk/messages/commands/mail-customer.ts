import { clearMoveFlag } from '@/features/orders/commands/clear-move-flag';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { addEvent, type LockedOrder } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';
import { queueMail } from '@/server/mail/outbox';
import { currentShop } from '@/server/shop/current-shop';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';

type Message = { to: string; subject: string; body: string };

/** Emails a staff text to the customer in the order's language, and records it in the timeline. */
export async function mailCustomer(tx: Tx, ctx: Staff, order: LockedOrder, message: Message): Promise<void> {
  const { to, subject, body } = message;
  const { customer } = order;
  await queueMail(tx, {
    to,
    replyTo: (await currentShop(tx)).identity.email,
    locale: toLocale(order.locale),
    template: 'order_message',
    about: [customer.id, order.id],
    params: { name: spokenName(customer), subject, body, path: `/user/orders/${order.id}` },
  });
  const by = { by: 'admin', actorId: ctx.actor.userId } as const;
  await addEvent(tx, { orderId: order.id, at: ctx.now, kind: 'message_sent', ...by, note: `${subject}\n\n${body}` });
  await clearMoveFlag(tx, order);
  // The text may name the guest, so the audit log has only its language.
  await recordOrderChange(tx, ctx, order, {}, { message_sent: toLocale(order.locale) });
}

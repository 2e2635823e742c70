import { fieldsOf, mailAddress } from '@/features/order-desk/bulk/queries/guest-of';
import { type BulkTexts, textIn } from '@/features/order-desk/bulk/schema';
import { mailCustomer } from '@/features/order-desk/messages/commands/mail-customer';
import type { Staff } from '@/features/orders/commands/record-order-change';
import type { LockedOrder } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { fillFields } from '@/shared/mail/fill-fields';

/** Emails the text in the order's language to its customer, with the fields filled in. */
export async function mailOrder(tx: Tx, ctx: Staff, order: LockedOrder, texts: BulkTexts): Promise<void> {
  const to = mailAddress(order);
  if (!to) throw new AppError('guest_without_email');
  const fields = fieldsOf(order);
  const { subject, body } = textIn(texts, toLocale(order.locale));
  await mailCustomer(tx, ctx, order, { to, subject: fillFields(subject, fields), body: fillFields(body, fields) });
}

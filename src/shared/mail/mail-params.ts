import { z } from '@/shared/schema/zod';
import { orderMail, orderNotice } from './order-mail';

/** On this site, without a language: the mail adds its reader's. */
const path = z.string().startsWith('/');
const name = z.string();
const at = z.iso.datetime();
const hours = z.int().positive();
const minutes = z.int().positive();

const schemas = {
  verify_email: z.strictObject({ name, path, hours }),
  account_made: z.strictObject({ name, path }),
  already_registered: z.strictObject({ name, path }),
  otp: z.strictObject({ name, code: z.string(), minutes }),
  sign_in_link: z.strictObject({ name, path, minutes }),
  password_guesses: z.strictObject({ name, path, until: at }),
  email_change_confirm: z.strictObject({ name, path, hours }),
  email_change_notice: z.strictObject({ name, newEmail: z.string(), at }),
  password_changed: z.strictObject({ name, path, at }),
  admin_invitation: z.strictObject({ name, inviter: z.string(), path, hours }),
  account_deleted: z.strictObject({ name, at }),
  message_receipt: z.strictObject({ name, path }),
  message_notice: z.strictObject({
    kind: z.enum(['contact', 'inquiry']),
    name,
    email: z.string(),
    phone: z.string(),
    about: z.string(),
    body: z.string(),
    path,
    internship: z
      .strictObject({ intake: z.string(), level: z.string(), dives: z.string(), languages: z.string() })
      .optional(),
  }),
  /** What the staff answer; `about` is empty when the message had no subject. */
  message_answer: z.strictObject({ name, about: z.string(), body: z.string(), writtenAt: at }),
  order_placed: orderMail,
  order_paid: orderMail,
  order_confirmed: orderMail,
  order_completed: orderMail,
  order_declined: orderMail,
  order_cancelled: orderMail,
  order_refunded: orderMail,
  order_expired: orderMail,
  order_moved: orderMail,
  order_reminder: orderMail,
  payment_failed: orderMail,
  payment_late_returned: orderMail,
  /** Another amount came in than was due. */
  payment_wrong_amount: orderMail,
  payment_wrong_returned: orderMail,
  /** Money that came in beside what the booking was paid with. */
  payment_excess_returned: orderMail,
  /** Money that did not come in rupiah. */
  payment_unbooked: orderMail,
  /** Some of the money goes back, and the order stays. */
  refund_started: orderMail,
  refund_done: orderMail,
  order_notice: orderNotice,
};

export type MailParams = { [Template in keyof typeof schemas]: z.output<(typeof schemas)[Template]> };
export type MailTemplate = keyof MailParams;

/** Which mails there are, and what each needs to know. */
export const mailParams: { [Template in MailTemplate]: z.ZodType<MailParams[Template]> } = schemas;

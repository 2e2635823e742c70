import type { MailMessage } from '@/shared/mail/mail-message';
import type { MailParams, MailTemplate } from '@/shared/mail/mail-params';
import type { MailFormatter } from './mail-formatter';

/** How each of some mails is written. */
export type Mails<Templates extends MailTemplate> = {
  [Template in Templates]: (params: MailParams[Template], formatter: MailFormatter) => MailMessage;
};

export type ContactMail = Extract<MailTemplate, `message_${string}`>;
export type OrderMailTemplate = Extract<MailTemplate, `order_${string}` | `payment_${string}` | `refund_${string}`>;
export type AccountMail = Exclude<MailTemplate, ContactMail | OrderMailTemplate>;

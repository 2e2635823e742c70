import type { z } from 'zod';
import { env } from '@/env';
import { accountMails } from '@/features/notifications/domain/account-mails';
import { contactMails } from '@/features/notifications/domain/contact-mails';
import { type MailFormatter, mailFormatter } from '@/features/notifications/domain/mail-formatter';
import type { Mails } from '@/features/notifications/domain/mails';
import { orderMails } from '@/features/notifications/domain/order-mails';
import { queuedMail } from '@/features/notifications/schema';
import { translator } from '@/i18n/translate';
import { calendarFile } from '@/server/api/calendar';
import { open } from '@/server/crypto/crypto';
import { PermanentFailure } from '@/server/jobs/job';
import { layOut } from '@/server/mail/layout';
import { sendMail } from '@/server/mail/send';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { MailMessage } from '@/shared/mail/mail-message';
import { type MailTemplate, mailParams } from '@/shared/mail/mail-params';

const mails: Mails<MailTemplate> = { ...accountMails, ...contactMails, ...orderMails };

const addressOf = (locale: Locale) => (path: string) => new URL(localePath(locale, path), env.APP_URL).href;

/** A mail that an older version queued in another form will not fit at the next try either. */
function fitting<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (!read.success) throw new PermanentFailure(`the queued mail does not fit: ${read.error.message}`);
  return read.data;
}

function write<Template extends MailTemplate>(
  template: Template,
  params: unknown,
  formatter: MailFormatter,
): MailMessage {
  return mails[template](fitting(mailParams[template], params), formatter);
}

/** Writes the mail in its reader's language and sends it. */
export async function sendQueuedMail(sealed: string, about: readonly string[]): Promise<void> {
  const { id, queuedAt, to, replyTo, locale, template, params } = fitting(queuedMail, JSON.parse(open(sealed)));
  const [mail, common] = await Promise.all([translator(locale, 'mail'), translator(locale, 'common')]);
  const link = addressOf(locale);
  const formatter = mailFormatter(locale, { mail, common }, link);
  const message = write(template, params, formatter);
  const frame = {
    locale,
    homeUrl: link('/'),
    buttonHint: formatter.t('button_hint'),
    whyYouGetThis: message.why ?? formatter.t('why_you_get_this'),
  };
  const at = new Date(queuedAt);
  await sendMail({
    id,
    at,
    about,
    to,
    replyTo,
    locale,
    subject: message.subject,
    calendar: message.calendar && calendarFile(message.calendar, at, to),
    ...layOut(message, frame),
  });
}

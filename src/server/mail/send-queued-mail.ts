import type { z } from 'zod';
import { env } from '@/env';
import { translator } from '@/i18n/translate';
import { calendarFile } from '@/server/api/calendar';
import { open } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import { PermanentFailure } from '@/server/jobs/job';
import { currentShop } from '@/server/shop/current-shop';
import { type Locale, localePath } from '@/shared/locale/locales';
import { type MailFormatter, mailFormatter } from '@/shared/mail/mail-formatter';
import type { MailMessage } from '@/shared/mail/mail-message';
import { layOut } from './layout';
import type { Mails, MailTemplate } from './mail';
import { queuedMail } from './queued-mail';
import { sendMail } from './send';

const addressOf = (locale: Locale) => (path: string) => new URL(localePath(locale, path), env.APP_URL).href;

/** A mail that an older version queued in another form fails at the next try too. */
function fitting<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (!read.success) throw new PermanentFailure(`the queued mail does not fit: ${read.error.message}`);
  return read.data;
}

const isTemplate = (mails: Mails, template: string): template is MailTemplate => Object.hasOwn(mails.write, template);

function write(mails: Mails, template: string, params: unknown, formatter: MailFormatter): MailMessage {
  if (!isTemplate(mails, template)) throw new PermanentFailure(`no mail is called ${template}`);
  return writeOne(mails, template, params, formatter);
}

const writeOne = <Template extends MailTemplate>(
  { params, write: writers }: Mails,
  template: Template,
  queued: unknown,
  formatter: MailFormatter,
): MailMessage => writers[template](fitting(params[template], queued), formatter);

/** Composes the mail in its reader's language and sends it. */
export async function sendQueuedMail(db: Tx, mails: Mails, sealed: string, about: readonly string[]): Promise<void> {
  const { id, queuedAt, to, replyTo, locale, template, params } = fitting(queuedMail, JSON.parse(open(sealed)));
  const [mail, common] = await Promise.all([translator(locale, 'mail'), translator(locale, 'common')]);
  const shop = await currentShop(db);
  const link = addressOf(locale);
  const formatter = mailFormatter(locale, { mail, common }, link, shop);
  const message = write(mails, template, params, formatter);
  const frame = {
    locale,
    shop: shop.identity,
    logo: shop.logo && { ...shop.logo, url: new URL(shop.logo.url, link('/')).href },
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
    calendar:
      message.calendar &&
      calendarFile(message.calendar, { at, organizer: shop.identity, guest: to, further: message.furtherDays }),
    ...layOut(message, frame),
  });
}

import type { z } from 'zod';
import { calendarFile } from '@/server/api/calendar';
import { open } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import { misfit, PermanentFailure } from '@/server/jobs/job';
import { currentShop } from '@/server/shop/current-shop';
import type { MailFormatter } from '@/shared/mail/mail-formatter';
import type { MailMessage } from '@/shared/mail/mail-message';
import { signatureIn } from '@/shared/shop/mails';
import { formatterFor } from './formatter-for';
import { layOut } from './layout';
import type { MailComposers, MailTemplate } from './mail';
import { queuedMail } from './queued-mail';
import { sendMail } from './send';

function fitting<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (!read.success) throw misfit(`the queued mail does not fit: ${read.error.message}`, read.error);
  return read.data;
}

const isTemplate = (mails: MailComposers, template: string): template is MailTemplate =>
  Object.hasOwn(mails.write, template);

function write(mails: MailComposers, template: string, params: unknown, formatter: MailFormatter): MailMessage {
  if (!isTemplate(mails, template)) throw new PermanentFailure(`no mail is called ${template}`);
  return writeOne(mails, template, params, formatter);
}

const writeOne = <Template extends MailTemplate>(
  { params, write: writers }: MailComposers,
  template: Template,
  queued: unknown,
  formatter: MailFormatter,
): MailMessage => writers[template](fitting(params[template], queued), formatter);

/** Composes the email in its reader's language and sends it. */
export async function sendQueuedMail(
  db: Tx,
  mails: MailComposers,
  sealed: string,
  about: readonly string[],
): Promise<void> {
  const { id, queuedAt, to, replyTo, locale, template, params } = fitting(queuedMail, JSON.parse(open(sealed)));
  const shop = await currentShop(db);
  const formatter = await formatterFor(locale, shop);
  const message = write(mails, template, params, formatter);
  const frame = {
    locale,
    shop: shop.identity,
    logo: shop.logo && { ...shop.logo, url: new URL(shop.logo.url, formatter.link('/')).href },
    homeUrl: formatter.link('/'),
    signature: signatureIn(shop.mails, locale),
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

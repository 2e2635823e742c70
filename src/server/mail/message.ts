import type { SendMailOptions } from 'nodemailer';
import { env } from '@/env';
import type { CalendarFile } from '@/server/api/calendar';
import { currentRequestId } from '@/server/process/request-id';
import type { Locale } from '@/shared/locale/locales';

export type OutgoingMail = {
  /** The same at every try, so that a mail program recognises a repetition. */
  id: string;
  at: Date;
  about: readonly string[];
  to: string;
  replyTo: string | undefined;
  locale: Locale;
  subject: string;
  html: string;
  text: string;
  calendar: CalendarFile | undefined;
};

function requestIdHeader(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { 'X-Request-Id': id };
}

/** Nodemailer counts the letters of each part to choose its encoding; for most languages the text is nearly ASCII. */
const encodingOf = (locale: Locale): Pick<SendMailOptions, 'textEncoding'> =>
  new Intl.Locale(locale).maximize().script === 'Latn' ? { textEncoding: 'quoted-printable' } : {};

export const asMessage = ({
  id,
  at,
  to,
  replyTo,
  locale,
  subject,
  html,
  text,
  calendar,
}: OutgoingMail): SendMailOptions => ({
  from: env.MAIL_FROM,
  // An object, because a string would be parsed as a list of addresses.
  to: { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  subject,
  ...encodingOf(locale),
  html,
  text,
  ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
  date: at,
  messageId: `<${id}@${new URL(env.APP_URL).hostname}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': locale,
    ...requestIdHeader(),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

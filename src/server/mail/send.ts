import { createTransport, type SendMailOptions } from 'nodemailer';
import { env } from '@/env';
import type { CalendarFile } from '@/server/api/calendar';
import { PermanentFailure } from '@/server/jobs/job';
import { currentRequestId } from '@/server/process/request-id';
import { traced } from '@/server/traces/traces';
import type { Locale } from '@/shared/locale/locales';
import { ABOUT_HEADER, mailFolder, putIntoFolder } from './mail-folder';

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

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function requestIdHeader(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { 'X-Request-Id': id };
}

const asMessage = ({ id, at, to, replyTo, locale, subject, html, text, calendar }: OutgoingMail): SendMailOptions => ({
  from: env.MAIL_FROM,
  // As an object: a text would be parsed as a list of addresses.
  to: { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  subject,
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

/**
 * 'No such person', or 'not this message': no later try will change it. A refused login or sender is our own setting
 * and can be corrected, so those are retried.
 */
const isFinal = ({ command, responseCode, code }: SmtpError): boolean =>
  (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined
    ? responseCode >= 500
    : code === 'EENVELOPE' && command === 'API';

async function throughServer(url: string, mail: OutgoingMail): Promise<void> {
  const transport = createTransport({ ...patience, url });
  try {
    await traced('send mail', { kind: 'client' }, () => transport.sendMail(asMessage(mail)));
  } catch (thrown) {
    const error = thrown as SmtpError;
    throw isFinal(error) ? new PermanentFailure(error.message, { cause: error }) : error;
  } finally {
    transport.close();
  }
}

async function intoFolder(mail: OutgoingMail): Promise<void> {
  const { headers, ...message } = asMessage(mail);
  const tagged = { ...message, headers: { ...headers, [ABOUT_HEADER]: mail.about.join(' ') } };
  const { message: source } = await createTransport({ streamTransport: true, buffer: true }).sendMail(tagged);
  await putIntoFolder(mailFolder(), {
    id: mail.id,
    to: mail.to,
    at: mail.at,
    source: Buffer.isBuffer(source) ? source : Buffer.from(''),
  });
}

/** Sends to the mail server, or into a folder for developers. */
export const sendMail = (mail: OutgoingMail): Promise<void> =>
  env.SMTP_URL ? throughServer(env.SMTP_URL, mail) : intoFolder(mail);

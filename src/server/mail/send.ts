import { createTransport } from 'nodemailer';
import { env } from '@/env';
import { PermanentFailure } from '@/server/jobs/job';
import { traced } from '@/server/traces/traces';
import { ABOUT_HEADER, mailFolder, writeToFolder } from './mail-folder';
import { asMessage, type OutgoingMail } from './message';

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * No later try will change 'no such person' or 'message refused'. A refused login or sender comes from our own
 * settings, which can be corrected, so it is retried.
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
  await writeToFolder(mailFolder(), {
    id: mail.id,
    to: mail.to,
    at: mail.at,
    source: Buffer.isBuffer(source) ? source : Buffer.from(''),
  });
}

/** Sends to the mail server, or into a folder for developers. */
export const sendMail = (mail: OutgoingMail): Promise<void> =>
  env.SMTP_URL ? throughServer(env.SMTP_URL, mail) : intoFolder(mail);

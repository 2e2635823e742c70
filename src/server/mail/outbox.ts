import { randomUUID } from 'node:crypto';
import { seal } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import { enqueueAll, type NewJob, newJob } from '@/server/jobs/enqueue';
import { readClock } from '@/server/process/clock';
import type { Locale } from '@/shared/locale/locales';
import type { MailParams, MailTemplate } from './mail';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'mail.send': { sealed: string };
  }
}

type MailToQueue<Template extends MailTemplate> = {
  id?: string;
  to: string;
  /** The address for replies, if it is not ours. */
  replyTo?: string;
  locale: Locale;
  template: Template;
  params: MailParams[Template];
  /** The ids of the accounts, orders and messages it refers to, by which their erasure finds the email. */
  about: readonly string[];
};

/** The pauses between tries grow to six hours; this many tries outlast a day without the mail server. */
const MAX_TRIES = 14;

/** Sealed, because its links and codes open accounts, and jobs can be read in a backup. */
export function mailJob<Template extends MailTemplate>({
  about,
  id = randomUUID(),
  ...mail
}: MailToQueue<Template>): NewJob {
  const queued = { id, queuedAt: readClock().toISOString(), ...mail };
  const sealed = seal(JSON.stringify(queued));
  return newJob('mail.send', { sealed }, { maxAttempts: MAX_TRIES, about });
}

/** Queues an email in the business transaction: it is sent if and only if that commits. */
export const queueMail = <Template extends MailTemplate>(tx: Tx, mail: MailToQueue<Template>): Promise<void> =>
  enqueueAll(tx, [mailJob(mail)]);

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
  /** Where an answer goes, if not to us. */
  replyTo?: string;
  locale: Locale;
  template: Template;
  params: MailParams[Template];
  /** The ids of the accounts, orders and messages it refers to, by which it is found when one of them is erased. */
  about: readonly string[];
};

/** The pauses between the tries grow to six hours; with these a mail server may be away for a day. */
const MOST_TRIES = 14;

/** Sealed, because its links and codes open accounts, and jobs can be read in a backup. */
export function mailJob<Template extends MailTemplate>({
  about,
  id = randomUUID(),
  ...mail
}: MailToQueue<Template>): NewJob {
  const queued = { id, queuedAt: readClock().toISOString(), ...mail };
  const sealed = seal(JSON.stringify(queued));
  return newJob('mail.send', { sealed }, { maxAttempts: MOST_TRIES, about });
}

/** A mail of the business transaction: it is sent if that commits and only then. */
export const queueMail = <Template extends MailTemplate>(tx: Tx, mail: MailToQueue<Template>): Promise<void> =>
  enqueueAll(tx, [mailJob(mail)]);

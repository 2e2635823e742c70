import { randomUUID } from 'node:crypto';
import { seal } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
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

/**
 * A mail of the business transaction: it is sent if that commits and only then. Sealed, because its links and codes
 * open accounts, and jobs can be read in a backup.
 */
export async function queueMail<Template extends MailTemplate>(
  tx: Tx,
  { about, id = randomUUID(), ...mail }: MailToQueue<Template>,
): Promise<void> {
  const queued = { id, queuedAt: readClock().toISOString(), ...mail };
  await enqueue(tx, 'mail.send', { sealed: seal(JSON.stringify(queued)) }, { maxAttempts: MOST_TRIES, about });
}

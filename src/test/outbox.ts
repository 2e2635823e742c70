import { open } from '@/server/crypto/crypto';
import { db } from '@/server/database/db';

export type WaitingMail = { to: string; locale: string; template: string; params: Record<string, unknown> };

export async function mailsTo(address: string): Promise<WaitingMail[]> {
  const jobs = await db.$queryRaw<{ sealed: string }[]>`
    SELECT payload ->> 'sealed' AS sealed
    FROM graphile_worker._private_jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = task_id
    WHERE tasks.identifier = 'mail.send'
    ORDER BY _private_jobs.id`;
  const mails = jobs.map(({ sealed }) => JSON.parse(open(sealed)) as WaitingMail);
  return mails.filter(({ to }) => to === address);
}

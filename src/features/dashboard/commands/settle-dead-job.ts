import { record } from '@/features/audit/commands/record';
import type { Ctx } from '@/server/api/context';
import { requireRights } from '@/server/api/require-rights';
import type { Tx } from '@/server/database/db';
import { deadJobs, removeDeadJob, retryDeadJob } from '@/server/jobs/dead';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

type Staff = Ctx & { actor: Person };
type Settle = (tx: Tx, id: string) => Promise<boolean>;

async function settle(ctx: Staff, id: string, action: 'update' | 'delete', how: Settle): Promise<void> {
  const job = (await deadJobs(ctx.db)).find((dead) => dead.id === id);
  const isMail = job?.name === 'mail.send';
  if (!job || (action === 'delete' && !isMail)) throw new AppError('not_found');
  if (!isMail) requireRights(ctx.actor, 'settings');
  await ctx.db.$transaction(async (tx) => {
    if (!(await how(tx, id))) throw new AppError('not_found');
    await record(tx, { ctx, action, entity: 'job', entityId: id, label: job.name });
  });
}

/** Retries a job once the cause of its failure is fixed. */
export const retryJob = (ctx: Staff, id: string) => settle(ctx, id, 'update', retryDeadJob);

/** Drops an undeliverable email; other jobs cannot be dropped, because their work must be done. */
export const dropMail = (ctx: Staff, id: string) => settle(ctx, id, 'delete', removeDeadJob);

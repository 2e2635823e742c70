import { record } from '@/features/audit/commands/record';
import type { LockedOrder } from '@/features/orders/data/orders';
import { filesOf, openRecord } from '@/features/ready/health/data';
import { questionsIn } from '@/features/ready/health/domain/outcome';
import { fileUrl } from '@/features/ready/health/queries/file-ticket';
import { textsOfPaper } from '@/features/ready/health/queries/paper-text';
import { recordOf } from '@/features/ready/health/queries/record-of';
import type { OpenedHealthView } from '@/features/ready/health/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

/** Opens a diver's answers; who did so, and why, is written to the audit log in the same transaction. */
export async function openHealth(
  tx: Tx,
  { order, row }: { order: LockedOrder; row: LockedOrder['divers'][number] },
  reason: string,
  ctx: Pick<Ctx, 'actor' | 'now' | 'requestId' | 'locale'> & { actor: Person },
): Promise<OpenedHealthView> {
  const stored = await recordOf(tx, row);
  const opened = stored && openRecord(stored);
  if (!opened) throw new AppError('not_found');
  const texts = await textsOfPaper(tx, stored.paperId, ctx.locale);
  await record(tx, {
    ...({ ctx, action: 'view', entity: 'health', entityId: order.id, label: order.bookingId } as const),
    after: { diver: row.position + 1, reason },
  });
  const files = await filesOf(tx, stored.id);
  return {
    answers: questionsIn(opened.answers).map((id) => ({
      id,
      question: texts[id] ?? id,
      answer: opened.answers[id] === true,
    })),
    reason: opened.reason,
    files: files.map(({ id, mime, savedAt }) => ({
      ...{ uuid: id, mime, saved_at: savedAt.toISOString() },
      url: fileUrl(id, ctx.actor.userId, ctx.now),
    })),
  };
}

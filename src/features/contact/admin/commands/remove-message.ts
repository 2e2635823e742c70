import { forget } from '@/features/audit/commands/forget';
import { record } from '@/features/audit/commands/record';
import { deleteMessage, lockMessage } from '@/features/contact/admin/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { isUuid } from '@/shared/schema/ids';

/**
 * Deletes a message with its answers. The audit entry omits the sender, because a later erasure could no longer link
 * that entry to the sender.
 */
export const removeMessage = (ctx: Ctx, uuid: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const row = isUuid(uuid) ? await lockMessage(tx, uuid) : null;
    if (!row) throw new AppError('not_found');
    await deleteMessage(tx, row.id);
    await forget(tx, ['message'], [row.id]);
    await record(tx, {
      ctx,
      action: 'delete',
      entity: 'message',
      entityId: row.id,
      label: '',
      before: { status: row.status },
    });
  });

import { record } from '@/features/audit/commands/record';
import { labelOf } from '@/features/contact/admin/data';
import type { CreateMessageInput } from '@/features/contact/admin/schema';
import { insertMessage } from '@/features/contact/data';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';

/** Records a message taken by phone or at the counter; no email is sent. */
export const createMessage = (
  ctx: Ctx & { actor: Person },
  { kind, message, ...written }: CreateMessageInput,
): Promise<string> =>
  ctx.db.$transaction(async (tx) => {
    const made = await insertMessage(tx, { ...written, kind, body: message, createdAt: ctx.now });
    await record(tx, {
      ctx,
      action: 'create',
      entity: 'message',
      entityId: made.id,
      label: labelOf(made),
      after: { kind },
    });
    return made.id;
  });

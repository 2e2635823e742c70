import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { record } from '../../../audit/commands/record';
import { insertMessage } from '../../data';
import { labelOf, toKind } from '../data';
import type { CreateMessageInput } from '../schema';

/** Somebody called or stood at the counter: what they asked is kept, and nobody is written to. */
export const createMessage = (
  ctx: Ctx & { actor: Person },
  { kind, message, ...written }: CreateMessageInput,
): Promise<string> =>
  ctx.db.$transaction(async (tx) => {
    const made = await insertMessage(tx, { ...written, kind: toKind(kind), body: message, createdAt: ctx.now });
    await record(tx, {
      ctx,
      action: 'create',
      thing: 'message',
      thingId: made.id,
      label: labelOf(made),
      after: { kind },
    });
    return made.id;
  });

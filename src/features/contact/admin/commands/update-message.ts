import { record } from '@/features/audit/commands/record';
import {
  countAnswers,
  insertAnswer,
  labelOf,
  lockMessage,
  type StoredMessage,
  setMessageStatus,
} from '@/features/contact/admin/data';
import type { UpdateMessageInput } from '@/features/contact/admin/schema';
import { replyAddressOf } from '@/features/contact/replies/commands/reply-token';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { queueMail } from '@/server/mail/outbox';
import { currentShop } from '@/server/shop/current-shop';
import { AppError, fieldError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import type { Person } from '@/shared/schema/actor';
import { isUuid } from '@/shared/schema/ids';
import { expectVersion, nextVersion } from '@/shared/schema/versions';

type Staff = Ctx & { actor: Person };

/** Stores and sends the answer in one transaction; replies return to this message or go to the shop's mailbox. */
async function sendAnswer(tx: Tx, ctx: Staff, to: StoredMessage, body: string): Promise<void> {
  await insertAnswer(tx, { messageId: to.id, authorId: ctx.actor.userId, body, sentAt: ctx.now });
  const { identity } = await currentShop(tx);
  await queueMail(tx, {
    to: to.email,
    replyTo: replyAddressOf(to.id) ?? identity.email,
    locale: toLocale(to.locale),
    template: 'message_answer',
    about: to.accountId ? [to.id, to.accountId] : [to.id],
    params: { name: to.name, about: to.subject, body, writtenAt: to.createdAt.toISOString() },
  });
}

/** Emails an answer to the sender, unless a colleague has changed the message meanwhile. */
export const updateMessage = (ctx: Staff, { uuid, status, answer, version }: UpdateMessageInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const before = isUuid(uuid) ? await lockMessage(tx, uuid) : null;
    if (!before) throw new AppError('not_found');
    expectVersion(before, version);
    if (answer && !before.email) throw fieldError('answer', 'invalid.no_address');
    const factsOf = async (at: StoredMessage) => ({
      status: at.status,
      answers: await countAnswers(tx, at.id),
    });
    const factsBefore = await factsOf(before);
    if (answer) await sendAnswer(tx, ctx, before, answer);
    const next = answer ? 'answered' : (status ?? factsBefore.status);
    const after = await setMessageStatus(tx, before.id, next, nextVersion([before], ctx.now));
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'message',
      entityId: before.id,
      label: labelOf(before),
      before: factsBefore,
      after: await factsOf(after),
    });
  });

import { record } from '@/features/audit/commands/record';
import { lockTopic, nameOf, setOrder } from '@/features/catalogue/faqs/admin/data';
import { faqsChanged } from '@/features/catalogue/faqs/commands/faqs-changed';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Takes all questions of a topic that the caller read, in their new order. */
export function sortFaqs(ctx: Ctx, { topic, uuids }: { topic: string; uuids: string[] }): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const rows = await lockTopic(tx, topic);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const wanted = [...new Set(uuids)].flatMap((uuid) => byId.get(uuid) ?? []);
    // A question was added or moved meanwhile, so the caller sorted an outdated list.
    if (wanted.length !== rows.length || uuids.length !== rows.length) throw new AppError('changed_meanwhile');
    if (wanted.every((row, at) => row === rows[at])) return;
    await setOrder(
      tx,
      wanted.map(({ id }) => id),
    );
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'faq',
      entityId: `order:${topic}`,
      label: topic,
      before: { order: rows.map(nameOf) },
      after: { order: wanted.map(nameOf) },
    });
    await faqsChanged(tx);
  });
}

import { record } from '@/features/audit/commands/record';
import { deleteFaq, factsOf, lockFaq, nameOf } from '@/features/catalogue/faqs/admin/data';
import { faqsChanged } from '@/features/catalogue/faqs/commands/faqs-changed';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

export function removeFaq(ctx: Ctx, uuid: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const row = await lockFaq(tx, uuid);
    if (!row) throw new AppError('not_found');
    await deleteFaq(tx, uuid);
    const about = { entity: 'faq', entityId: uuid, label: nameOf(row) } as const;
    await record(tx, { ctx, action: 'delete', ...about, before: factsOf(row) });
    await faqsChanged(tx);
  });
}

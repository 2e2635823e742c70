import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { record } from '../../../audit/commands/record';
import { faqsChanged } from '../../faqs/commands/faqs-changed';
import { deleteFaq, factsOf, lockFaq, nameOf } from '../data';

export function removeFaq(ctx: Ctx, uuid: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const row = await lockFaq(tx, uuid);
    if (!row) throw new AppError('not_found');
    await deleteFaq(tx, uuid);
    const about = { thing: 'faq', thingId: uuid, label: nameOf(row) } as const;
    await record(tx, { ctx, action: 'delete', ...about, before: factsOf(row) });
    await faqsChanged(tx);
  });
}

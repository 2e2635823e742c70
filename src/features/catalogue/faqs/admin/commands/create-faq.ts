import { record } from '@/features/audit/commands/record';
import { factsOf, insertFaq, lockTopic, nameOf, toStaffFaqView } from '@/features/catalogue/faqs/admin/data';
import type { FaqInput, StaffFaqView } from '@/features/catalogue/faqs/admin/schema';
import { faqsChanged } from '@/features/catalogue/faqs/commands/faqs-changed';
import type { Ctx } from '@/server/api/context';

/** Adds the question at the end of its topic. */
export function createFaq(ctx: Ctx, input: FaqInput): Promise<StaffFaqView> {
  return ctx.db.$transaction(async (tx) => {
    await lockTopic(tx, input.topic);
    const made = await insertFaq(tx, input, ctx.now);
    const about = { entity: 'faq', entityId: made.id, label: nameOf(made) } as const;
    await record(tx, { ctx, action: 'create', ...about, after: factsOf(made) });
    await faqsChanged(tx);
    return toStaffFaqView(made);
  });
}

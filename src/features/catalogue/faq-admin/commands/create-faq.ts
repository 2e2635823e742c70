import type { Ctx } from '../../../../server/context';
import { record } from '../../../audit/commands/record';
import { faqsChanged } from '../../faqs/commands/faqs-changed';
import { factsOf, insertFaq, lockTopic, nameOf, toStaffFaqView } from '../data';
import type { FaqInput, StaffFaqView } from '../schema';

/** A new question stands behind the others of its topic. */
export function createFaq(ctx: Ctx, input: FaqInput): Promise<StaffFaqView> {
  return ctx.db.$transaction(async (tx) => {
    await lockTopic(tx, input.topic);
    const made = await insertFaq(tx, input, ctx.now);
    const about = { thing: 'faq', thingId: made.id, label: nameOf(made) } as const;
    await record(tx, { ctx, action: 'create', ...about, after: factsOf(made) });
    await faqsChanged(tx);
    return toStaffFaqView(made);
  });
}

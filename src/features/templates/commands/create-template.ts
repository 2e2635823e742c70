import { record } from '@/features/audit/commands/record';
import { factsOf, insertTemplate, lockTemplates, toTemplateView } from '@/features/templates/data';
import type { TemplateInput, TemplateView } from '@/features/templates/schema';
import type { Ctx } from '@/server/api/context';

/** Adds the template at the end of the list. */
export const createTemplate = (ctx: Ctx, input: TemplateInput): Promise<TemplateView> =>
  ctx.db.$transaction(async (tx) => {
    const position = ((await lockTemplates(tx)).at(-1)?.position ?? -1) + 1;
    const made = await insertTemplate(tx, input, position, ctx.now);
    const about = { entity: 'template', entityId: made.id, label: made.name } as const;
    await record(tx, { ctx, action: 'create', ...about, after: factsOf(made) });
    return toTemplateView(made);
  });

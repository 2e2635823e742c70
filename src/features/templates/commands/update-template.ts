import { record } from '@/features/audit/commands/record';
import { changeTemplate, factsOf, lockTemplate, toTemplateView } from '@/features/templates/data';
import type { TemplateChange, TemplateView } from '@/features/templates/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { expectVersion, nextVersion } from '@/shared/schema/versions';

type Change = TemplateChange & { uuid: string; version?: string | undefined };

/** Refuses an outdated version. */
export const updateTemplate = (ctx: Ctx, { uuid, version, ...patch }: Change): Promise<TemplateView> =>
  ctx.db.$transaction(async (tx) => {
    const before = await lockTemplate(tx, uuid);
    if (!before) throw new AppError('not_found');
    expectVersion(before, version);
    const after = await changeTemplate(tx, before.id, patch, nextVersion([before], ctx.now));
    const about = { entity: 'template', entityId: before.id, label: after.name } as const;
    await record(tx, { ctx, action: 'update', ...about, before: factsOf(before), after: factsOf(after) });
    return toTemplateView(after);
  });

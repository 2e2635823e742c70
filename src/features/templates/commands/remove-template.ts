import { record } from '@/features/audit/commands/record';
import { deleteTemplate, factsOf, lockTemplate } from '@/features/templates/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Messages already sent from the template are unaffected. */
export const removeTemplate = (ctx: Ctx, uuid: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const row = await lockTemplate(tx, uuid);
    if (!row) throw new AppError('not_found');
    await deleteTemplate(tx, row.id);
    const about = { entity: 'template', entityId: row.id, label: row.name } as const;
    await record(tx, { ctx, action: 'delete', ...about, before: factsOf(row) });
  });

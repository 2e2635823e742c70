import { record } from '@/features/audit/commands/record';
import { lockTemplates, setOrder } from '@/features/templates/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

const ORDER = 'order';

/** Takes all templates that the caller read, in their new order. */
export const sortTemplates = (ctx: Ctx, uuids: string[]): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const rows = await lockTemplates(tx);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const wanted = [...new Set(uuids)].flatMap((uuid) => byId.get(uuid) ?? []);
    // Someone has added or deleted a template meanwhile, so the caller sorted an outdated list.
    if (wanted.length !== rows.length || uuids.length !== rows.length) throw new AppError('changed_meanwhile');
    if (wanted.every((row, at) => row === rows[at])) return;
    await setOrder(
      tx,
      wanted.map(({ id }) => id),
    );
    const namesOf = (sorted: typeof rows) => sorted.map(({ name }) => name);
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'template',
      entityId: ORDER,
      label: namesOf(wanted)[0] ?? '',
      before: { order: namesOf(rows) },
      after: { order: namesOf(wanted) },
    });
  });

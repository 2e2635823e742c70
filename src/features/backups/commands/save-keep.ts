import { record } from '@/features/audit/commands/record';
import { keepOf, readSettings, writeSettings } from '@/features/backups/data';
import type { Keep } from '@/features/backups/domain/retention';
import type { Ctx } from '@/server/api/context';

/** Applies to existing backups when the next one is made. */
export const saveKeep = (ctx: Ctx, keep: Keep): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const before = keepOf(await readSettings(tx));
    const { daily: keepDaily, weekly: keepWeekly, monthly: keepMonthly } = keep;
    await writeSettings(tx, { keepDaily, keepWeekly, keepMonthly });
    await record(tx, {
      ctx,
      action: 'update',
      ...{ entity: 'backup', entityId: 'keep', label: '' },
      before,
      after: keep,
    });
  });

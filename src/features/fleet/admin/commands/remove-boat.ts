import { deleteBoat, hasCarried } from '@/features/fleet/admin/data';
import { shortNotice } from '@/features/outings/counting/queries/short-notice';
import type { NowShort } from '@/features/outings/counting/schema';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { recordBoat } from './record-boat';
import { requireBoat } from './require-boat';

export function removeBoat(ctx: Ctx, uuid: string): Promise<NowShort> {
  return ctx.db.$transaction(async (tx) => {
    await lockSpan(tx, { from: dayAt(ctx.now), to: null });
    const before = await requireBoat(tx, uuid);
    if (await hasCarried(tx, before.id)) throw new AppError('boat_used', { params: { name: before.name } });
    await recordBoat(tx, ctx, { action: 'delete', before });
    await deleteBoat(tx, before.id);
    const short = await recountDays(tx, { from: dayAt(ctx.now), to: null });
    return { short: await shortNotice(ctx, short) };
  });
}

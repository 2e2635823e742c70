import { boatWithSpans, deleteSpan, spansOf, toBoatView } from '@/features/fleet/admin/data';
import type { BoatView, WhichSpan } from '@/features/fleet/admin/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { recordBoat } from './record-boat';
import { takeBoat } from './take-boat';

/** Removes the days of one span; another boat's span is not found. */
export function returnToService(ctx: Ctx, { uuid, span }: WhichSpan): Promise<BoatView> {
  return ctx.db.$transaction(async (tx) => {
    const before = await takeBoat(tx, uuid);
    if (!spansOf(before).some((one) => one.uuid === span)) throw new AppError('not_found');
    await deleteSpan(tx, span);
    const after = await boatWithSpans(tx, before.id);
    await recordBoat(tx, ctx, { action: 'update', before, after });
    return toBoatView(after, dayAt(ctx.now));
  });
}

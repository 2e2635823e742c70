import { boatWithSpans, deleteSpan, spansOf, toBoatView } from '@/features/fleet/admin/data';
import type { BoatView, SpanRef } from '@/features/fleet/admin/schema';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { recordBoat } from './record-boat';
import { requireBoat } from './require-boat';

/** Removes the days of one span; another boat's span is not found. */
export function returnToService(ctx: Ctx, { uuid, span }: SpanRef): Promise<BoatView> {
  return ctx.db.$transaction(async (tx) => {
    // Also past days of the span, which nobody sells any more.
    await lockSpan(tx, { from: dayAt(ctx.now), to: null });
    const before = await requireBoat(tx, uuid);
    const returning = spansOf(before).find((one) => one.uuid === span);
    if (!returning) throw new AppError('not_found');
    await deleteSpan(tx, span);
    await recountDays(tx, returning);
    const after = await boatWithSpans(tx, before.id);
    await recordBoat(tx, ctx, { action: 'update', before, after });
    return toBoatView(after, dayAt(ctx.now));
  });
}

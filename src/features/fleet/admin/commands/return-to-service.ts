import { boatWithSpans, deleteSpan, spansOf, toBoatView } from '@/features/fleet/admin/data';
import type { BoatView, SpanRef } from '@/features/fleet/admin/schema';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { recordBoat } from './record-boat';
import { requireBoat } from './require-boat';

/** Removes one span; a span of another boat counts as not found. */
export function returnToService(ctx: Ctx, { uuid, span }: SpanRef): Promise<BoatView> {
  return ctx.db.$transaction(async (tx) => {
    // Past days of the span need no lock, because nobody sells them.
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

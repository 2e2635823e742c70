import { boatWithSpans, insertSpan, spansOf, toBoatView } from '@/features/fleet/admin/data';
import type { ChangedBoat, OutOfServiceInput } from '@/features/fleet/admin/schema';
import { overlapping } from '@/features/fleet/domain/in-service';
import { shortNotice } from '@/features/outings/counting/queries/short-notice';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { recordBoat } from './record-boat';
import { requireBoat } from './require-boat';

/** Leaves the boat's version unchanged, because these days are not part of its form. */
export function takeOutOfService(ctx: Ctx, input: OutOfServiceInput): Promise<ChangedBoat> {
  return ctx.db.$transaction(async (tx) => {
    await lockSpan(tx, input);
    const before = await requireBoat(tx, input.uuid);
    if (overlapping(spansOf(before), input)) throw fieldError('from', 'invalid.out_of_service');
    await insertSpan(tx, input, ctx.now);
    const short = await recountDays(tx, input);
    const after = await boatWithSpans(tx, before.id);
    await recordBoat(tx, ctx, { action: 'update', before, after });
    return { ...toBoatView(after, dayAt(ctx.now)), short: await shortNotice(ctx, short) };
  });
}

import { insertBoat, toBoatView } from '@/features/fleet/admin/data';
import type { BoatView, NewBoat } from '@/features/fleet/admin/schema';
import { oneAtMost, usePictures } from '@/features/media/commands/use-pictures';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { dayAt } from '@/shared/time/days';
import { recordBoat } from './record-boat';

export function createBoat(ctx: Ctx & { actor: Person }, input: NewBoat): Promise<BoatView> {
  return ctx.db.$transaction(async (tx) => {
    await lockSpan(tx, { from: dayAt(ctx.now), to: null });
    await usePictures(tx, ctx, { field: 'picture', pictures: oneAtMost(input.picture) });
    const made = await insertBoat(tx, input, ctx.now);
    await recordBoat(tx, ctx, { action: 'create', after: made });
    await recountDays(tx, { from: dayAt(ctx.now), to: null });
    return toBoatView(made, dayAt(ctx.now));
  });
}

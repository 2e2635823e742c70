import { record } from '@/features/audit/commands/record';
import { factsOf, insertMember, toMemberView } from '@/features/crew/admin/members/data';
import type { MemberView, NewMember } from '@/features/crew/admin/members/schema';
import { shownCrewChanged } from '@/features/crew/people/commands/shown-crew-changed';
import { oneAtMost, usePictures } from '@/features/media/commands/use-pictures';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { dayAt } from '@/shared/time/days';
import { requireSite } from './require-site';

export function createMember(ctx: Ctx & { actor: Person }, input: NewMember): Promise<MemberView> {
  return ctx.db.$transaction(async (tx) => {
    await lockSpan(tx, { from: dayAt(ctx.now), to: null });
    await usePictures(tx, ctx, { field: 'picture', pictures: oneAtMost(input.picture, input.picture_focus) });
    await requireSite(tx, input.favourite_site);
    const made = await insertMember(tx, input, ctx.now);
    await record(tx, {
      ctx,
      action: 'create',
      entity: 'crew',
      entityId: made.id,
      label: made.name,
      after: factsOf(made),
    });
    await recountDays(tx, { from: dayAt(ctx.now), to: null });
    await shownCrewChanged(tx, made);
    return toMemberView(made, ctx.locale);
  });
}

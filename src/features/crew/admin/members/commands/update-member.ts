import { record } from '@/features/audit/commands/record';
import {
  changeMember,
  factsOf,
  lockMember,
  type MemberWithDetails,
  toMemberView,
} from '@/features/crew/admin/members/data';
import type { ChangedMember, MemberChange } from '@/features/crew/admin/members/schema';
import { shownCrewChanged } from '@/features/crew/people/commands/shown-crew-changed';
import { oneAtMost, usePictures } from '@/features/media/commands/use-pictures';
import { shortNotice } from '@/features/outings/counting/queries/short-notice';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { expectVersion, nextVersion } from '@/shared/schema/versions';
import { dayAt } from '@/shared/time/days';
import { requireSite } from './require-site';

const leading = ({ roles, weekdays, active, papersUntil }: MemberWithDetails): string =>
  JSON.stringify([roles.toSorted(), weekdays.toSorted(), active, papersUntil]);

/** True if the change affects the days on which the member can lead. */
const leadsOtherwise = (before: MemberWithDetails, after: MemberWithDetails): boolean =>
  leading(before) !== leading(after);

/** Refuses the change if the crew member has changed since the caller read it. */
export function updateMember(ctx: Ctx & { actor: Person }, input: MemberChange): Promise<ChangedMember> {
  const { uuid, version, ...patch } = input;
  return ctx.db.$transaction(async (tx) => {
    const coming = { from: dayAt(ctx.now), to: null };
    await lockSpan(tx, coming);
    const before = await lockMember(tx, uuid);
    if (!before) throw new AppError('not_found');
    expectVersion(before, version);
    await usePictures(tx, ctx, {
      field: 'picture',
      pictures: oneAtMost(patch.picture === undefined ? before.pictureId : patch.picture, patch.picture_focus),
      existing: [before.pictureId],
    });
    await requireSite(tx, patch.favourite_site);
    const after = await changeMember(tx, uuid, patch, nextVersion([before], ctx.now));
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'crew',
      entityId: uuid,
      label: after.name,
      before: factsOf(before),
      after: factsOf(after),
    });
    await shownCrewChanged(tx, before, after);
    const short = leadsOtherwise(before, after) ? await recountDays(tx, coming) : [];
    return { ...toMemberView(after, ctx.locale), short: await shortNotice(ctx, short) };
  });
}

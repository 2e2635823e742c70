import { createMember } from '@/features/crew/admin/members/commands/create-member';
import { removeMember } from '@/features/crew/admin/members/commands/remove-member';
import { updateMember } from '@/features/crew/admin/members/commands/update-member';
import { listMembers } from '@/features/crew/admin/members/queries/list-members';
import { member } from '@/features/crew/admin/members/queries/member';
import { siteChoices } from '@/features/crew/admin/members/queries/site-choices';
import {
  changedMember,
  createMemberInput,
  memberRef,
  membersInput,
  membersPage,
  memberView,
  siteChoice,
  updateMemberInput,
} from '@/features/crew/admin/members/schema';
import { setRosterDays } from '@/features/crew/admin/roster/commands/set-roster-days';
import { roster } from '@/features/crew/admin/roster/queries/roster';
import { rosterDaysView, rosterInput, rosterView, setRosterDaysInput } from '@/features/crew/admin/roster/schema';
import { nowShort } from '@/features/outings/counting/schema';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';

export const crewAdminRouter = router({
  list: staffProcedure('schedule')
    .input(membersInput)
    .output(membersPage)
    .query(({ ctx, input }) => listMembers(ctx, input)),
  get: staffProcedure('schedule')
    .input(memberRef)
    .output(memberView)
    .query(({ ctx, input }) => member(ctx, input.uuid)),
  sites: staffProcedure('schedule')
    .output(z.array(siteChoice))
    .query(({ ctx }) => siteChoices(ctx)),
  create: staffProcedure('schedule')
    .input(createMemberInput)
    .output(memberView)
    .mutation(({ ctx, input }) => createMember(ctx, input)),
  update: staffProcedure('schedule')
    .input(updateMemberInput)
    .output(changedMember)
    .mutation(({ ctx, input }) => updateMember(ctx, input)),
  remove: staffProcedure('schedule')
    .input(memberRef)
    .output(messageOutput.extend(nowShort))
    .mutation(async ({ ctx, input }) => {
      const { short } = await removeMember(ctx, input.uuid);
      const t = await translator(ctx.locale, 'crew-admin');
      return { message: t('removed'), short };
    }),
  roster: staffProcedure('schedule')
    .input(rosterInput)
    .output(rosterView)
    .query(({ ctx, input }) => roster(ctx, input)),
  set_roster_days: staffProcedure('schedule')
    .input(setRosterDaysInput)
    .output(rosterDaysView)
    .mutation(({ ctx, input }) => setRosterDays(ctx, input)),
});

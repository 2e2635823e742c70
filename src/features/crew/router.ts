import { shownCrew } from '@/features/crew/people/queries/shown-crew';
import { shownMember } from '@/features/crew/people/schema';
import { publicProcedure, router } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';

/** The public view of the crew. */
export const crewRouter = router({
  shown: publicProcedure.output(z.array(shownMember)).query(({ ctx }) => shownCrew(ctx)),
});

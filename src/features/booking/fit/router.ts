import { tripFit } from '@/features/booking/fit/queries/trip-fit';
import { publicProcedure, router } from '@/server/api/trpc';
import { fitInput, fitView } from './schema';

export const fitRouter = router({
  /** A mutation, so that the facts about a person are in no address. */
  check: publicProcedure
    .input(fitInput)
    .output(fitView)
    .mutation(({ ctx, input }) => tripFit(ctx, input)),
});

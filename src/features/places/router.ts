import { publicProcedure, router } from '../../server/trpc';
import { z } from '../../shared/zod';
import { closuresRouter } from './closures/router';
import { availability } from './queries/availability';
import { scheduleRouter } from './schedule/router';
import { availabilityInput, dayView } from './schema';

export const placesRouter = router({
  availability: publicProcedure
    .input(availabilityInput)
    .output(z.array(dayView))
    .query(({ ctx, input }) => availability(ctx, input)),
  schedule: scheduleRouter,
  closures: closuresRouter,
});

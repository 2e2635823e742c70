import { publicProcedure, router } from '../../server/trpc';
import { z } from '../../shared/zod';
import { closuresRouter } from './closures/router';
import { availability } from './queries/availability';
import { nextDepartures } from './queries/next-departures';
import { scheduleRouter } from './schedule/router';
import { availabilityInput, dayView, nextDeparture } from './schema';

export const placesRouter = router({
  availability: publicProcedure
    .input(availabilityInput)
    .output(z.array(dayView))
    .query(({ ctx, input }) => availability(ctx, input)),
  next_departures: publicProcedure.output(z.array(nextDeparture)).query(({ ctx }) => nextDepartures(ctx)),
  schedule: scheduleRouter,
  closures: closuresRouter,
});

import { availability } from '@/features/availability/queries/availability';
import { freeDays } from '@/features/availability/queries/free-days';
import { nextDepartures } from '@/features/availability/queries/next-departures';
import { publicProcedure, router } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import { availabilityInput, dayView, freeDaysInput, freeDaysView, nextDeparture } from './schema';

export const availabilityRouter = router({
  days: publicProcedure
    .input(availabilityInput)
    .output(z.array(dayView))
    .query(({ ctx, input }) => availability(ctx, input)),
  free_days: publicProcedure
    .input(freeDaysInput)
    .output(z.array(freeDaysView))
    .query(({ ctx, input }) => freeDays(ctx, input)),
  next_departures: publicProcedure.output(z.array(nextDeparture)).query(({ ctx }) => nextDepartures(ctx)),
});

import { setCounting } from '@/features/outings/counting/commands/set-counting';
import { counting } from '@/features/outings/counting/queries/counting';
import { previewCounting } from '@/features/outings/counting/queries/preview-counting';
import { shortDays } from '@/features/outings/counting/queries/short-days';
import { adminProcedure, router } from '@/server/api/trpc';
import { countedFromInput, countingView, setCountingInput, shortDaysInput, shortDaysView } from './schema';

/** From when boats and guides limit what is sold, and the days that lack some. */
export const seatsRouter = router({
  counting: adminProcedure.output(countingView).query(({ ctx }) => counting(ctx)),
  preview: adminProcedure
    .input(countedFromInput)
    .output(shortDaysView)
    .query(({ ctx, input }) => previewCounting(ctx, input)),
  set_counting: adminProcedure
    .input(setCountingInput)
    .output(countingView)
    .mutation(({ ctx, input }) => setCounting(ctx, input)),
  short_days: adminProcedure
    .input(shortDaysInput)
    .output(shortDaysView)
    .query(({ ctx, input }) => shortDays(ctx, input)),
});

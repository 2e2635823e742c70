import { setCounting } from '@/features/outings/counting/commands/set-counting';
import { storedCounting, toCountingView } from '@/features/outings/counting/data';
import { previewCounting } from '@/features/outings/counting/queries/preview-counting';
import { previewRatio, previewShopRatio } from '@/features/outings/counting/queries/preview-ratio';
import { shortDays } from '@/features/outings/counting/queries/short-days';
import { router, staffProcedure } from '@/server/api/trpc';
import {
  countedFromInput,
  countingView,
  ratioInput,
  setCountingInput,
  shopRatioInput,
  shortDaysInput,
  shortDaysView,
} from './schema';

export const seatsRouter = router({
  counting: staffProcedure('schedule')
    .output(countingView)
    .query(async ({ ctx }) => toCountingView(await storedCounting(ctx.db))),
  preview: staffProcedure('schedule')
    .input(countedFromInput)
    .output(shortDaysView)
    .query(({ ctx, input }) => previewCounting(ctx, input)),
  preview_ratio: staffProcedure('catalogue')
    .input(ratioInput)
    .output(shortDaysView)
    .query(({ ctx, input }) => previewRatio(ctx, input)),
  preview_shop_ratio: staffProcedure('settings')
    .input(shopRatioInput)
    .output(shortDaysView)
    .query(({ ctx, input }) => previewShopRatio(ctx, input)),
  set_counting: staffProcedure('schedule')
    .input(setCountingInput)
    .output(countingView)
    .mutation(({ ctx, input }) => setCounting(ctx, input)),
  short_days: staffProcedure('schedule')
    .input(shortDaysInput)
    .output(shortDaysView)
    .query(({ ctx, input }) => shortDays(ctx, input)),
});

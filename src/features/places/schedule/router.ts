import { adminProcedure, router } from '../../../server/trpc';
import { z } from '../../../shared/zod';
import { setDay } from './commands/set-day';
import { setDays } from './commands/set-days';
import { scheduleDays } from './queries/days';
import { scheduleMonth } from './queries/month';
import { scheduleOnDay } from './queries/on-day';
import { scheduledProducts } from './queries/products';
import {
  monthDayView,
  monthInput,
  onDayInput,
  productDayView,
  productsView,
  scheduleDayView,
  scheduleInput,
  setDayInput,
  setDaysInput,
} from './schema';

/** The days of a product, as the shop plans them. */
export const scheduleRouter = router({
  days: adminProcedure
    .input(scheduleInput)
    .output(z.array(scheduleDayView))
    .query(({ ctx, input }) => scheduleDays(ctx, input)),
  products: adminProcedure.output(productsView).query(({ ctx }) => scheduledProducts(ctx)),
  month: adminProcedure
    .input(monthInput)
    .output(z.array(monthDayView))
    .query(({ ctx, input }) => scheduleMonth(ctx, input)),
  on_day: adminProcedure
    .input(onDayInput)
    .output(z.array(productDayView))
    .query(({ ctx, input }) => scheduleOnDay(ctx, input.date)),
  set_day: adminProcedure
    .input(setDayInput)
    .output(scheduleDayView)
    .mutation(({ ctx, input }) => setDay(ctx, input)),
  set_days: adminProcedure
    .input(setDaysInput)
    .output(z.array(scheduleDayView))
    .mutation(({ ctx, input }) => setDays(ctx, input)),
});

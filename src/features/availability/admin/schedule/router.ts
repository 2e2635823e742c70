import { addDeparture } from '@/features/availability/admin/schedule/commands/add-departure';
import { removeDeparture } from '@/features/availability/admin/schedule/commands/remove-departure';
import { setDay } from '@/features/availability/admin/schedule/commands/set-day';
import { setDays } from '@/features/availability/admin/schedule/commands/set-days';
import { listedProducts } from '@/features/availability/admin/schedule/data';
import { scheduleDays } from '@/features/availability/admin/schedule/queries/days';
import { scheduleOnDay } from '@/features/availability/admin/schedule/queries/on-day';
import { seaFacts } from '@/features/availability/sea/queries/sea-facts';
import { seaInput, seaView } from '@/features/availability/sea/schema';
import { scheduleMonth } from '@/features/day-board/queries/schedule-month';
import { router, staffProcedure } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import {
  addDepartureInput,
  monthDayView,
  monthInput,
  onDayInput,
  productDayView,
  productsView,
  removeDepartureInput,
  scheduleDayView,
  scheduleInput,
  setDayInput,
  setDaysInput,
} from './schema';

export const scheduleRouter = router({
  days: staffProcedure({ anyOf: ['orders', 'schedule'] })
    .input(scheduleInput)
    .output(z.array(scheduleDayView))
    .query(({ ctx, input }) => scheduleDays(ctx, input)),
  products: staffProcedure('schedule')
    .output(productsView)
    .query(({ ctx }) => listedProducts(ctx.db, ctx.locale)),
  month: staffProcedure('schedule')
    .input(monthInput)
    .output(z.array(monthDayView))
    .query(({ ctx, input }) => scheduleMonth(ctx, input)),
  on_day: staffProcedure('schedule')
    .input(onDayInput)
    .output(z.array(productDayView))
    .query(({ ctx, input }) => scheduleOnDay(ctx, input.date)),
  sea: staffProcedure('schedule')
    .input(seaInput)
    .output(seaView)
    .query(({ ctx, input }) => seaFacts(ctx, input)),
  set_day: staffProcedure('schedule')
    .input(setDayInput)
    .output(scheduleDayView)
    .mutation(({ ctx, input }) => setDay(ctx, input)),
  set_days: staffProcedure('schedule')
    .input(setDaysInput)
    .output(z.array(scheduleDayView))
    .mutation(({ ctx, input }) => setDays(ctx, input)),
  add_departure: staffProcedure('schedule')
    .input(addDepartureInput)
    .output(scheduleDayView)
    .mutation(({ ctx, input }) => addDeparture(ctx, input)),
  remove_departure: staffProcedure('schedule')
    .input(removeDepartureInput)
    .output(scheduleDayView)
    .mutation(({ ctx, input }) => removeDeparture(ctx, input)),
});

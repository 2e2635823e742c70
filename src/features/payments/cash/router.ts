import { closeDay } from '@/features/payments/cash/commands/close-day';
import { cashDayOf } from '@/features/payments/cash/queries/cash-day';
import { closedDays } from '@/features/payments/cash/queries/closed-cash';
import { router, staffProcedure } from '@/server/api/trpc';
import { cashDay, cashDayInput, cashReportsInput, closeCashInput, closedCashPage } from './schema';

const readCash = staffProcedure({ anyOf: ['money', 'reports'] });
/** Anyone who takes cash may count it. */
const readTill = staffProcedure({ anyOf: ['money', 'orders', 'reports'] });

export const cashRouter = router({
  list: readCash
    .input(cashReportsInput)
    .output(closedCashPage)
    .query(({ ctx, input }) => closedDays(ctx, input)),
  day: readTill
    .input(cashDayInput)
    .output(cashDay)
    .query(({ ctx, input }) => cashDayOf(ctx, input.date)),
  close: staffProcedure('money')
    .input(closeCashInput)
    .output(cashDay)
    .mutation(({ ctx, input }) => closeDay(ctx, input)),
});

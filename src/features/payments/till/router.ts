import { cashDay } from '@/features/payments/cash/schema';
import { countTill } from '@/features/payments/till/commands/count-till';
import { openTill } from '@/features/payments/till/commands/open-till';
import { recordTillEntry } from '@/features/payments/till/commands/record-till-entry';
import { reverseTillEntry } from '@/features/payments/till/commands/reverse-till-entry';
import { router, staffProcedure } from '@/server/api/trpc';
import { countInput, openTillInput, tillEntryInput, tillReversalInput } from './schema';

const tillProcedure = staffProcedure({ anyOf: ['money', 'orders'] });

/** Each procedure returns the affected day of the cash report. */
export const tillRouter = router({
  open: tillProcedure
    .input(openTillInput)
    .output(cashDay)
    .mutation(({ ctx, input }) => openTill(ctx, input)),
  record: tillProcedure
    .input(tillEntryInput)
    .output(cashDay)
    .mutation(({ ctx, input }) => recordTillEntry(ctx, input)),
  count: tillProcedure
    .input(countInput)
    .output(cashDay)
    .mutation(({ ctx, input }) => countTill(ctx, input)),
  reverse: staffProcedure('money')
    .input(tillReversalInput)
    .output(cashDay)
    .mutation(({ ctx, input }) => reverseTillEntry(ctx, input)),
});

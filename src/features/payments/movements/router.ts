import { movementSums } from '@/features/payments/movements/data';
import { totalsOf } from '@/features/payments/movements/domain/totals';
import { listMovements } from '@/features/payments/movements/queries/list-movements';
import { router, staffProcedure } from '@/server/api/trpc';
import { movementFilters, movementPage, movementsInput, movementTotals } from './schema';

const readMoney = staffProcedure({ anyOf: ['money', 'reports'] });

export const movementsRouter = router({
  list: readMoney
    .input(movementsInput)
    .output(movementPage)
    .query(({ ctx, input }) => listMovements(ctx, input)),
  totals: readMoney
    .input(movementFilters)
    .output(movementTotals)
    .query(async ({ ctx, input }) => {
      const sums = await movementSums(ctx.db, input);
      return sums && totalsOf(sums);
    }),
});

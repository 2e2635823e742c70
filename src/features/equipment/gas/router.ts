import { router, staffProcedure } from '@/server/api/trpc';
import { correctTank } from './commands/correct-tank';
import { logTank } from './commands/log-tank';
import { signTanks } from './commands/sign-tanks';
import { voidTank } from './commands/void-tank';
import { gasDay } from './queries/gas-day';
import {
  correctTankInput,
  gasDayInput,
  gasDayView,
  logTankInput,
  signTanksInput,
  tanksView,
  tankView,
  voidTankInput,
} from './schema';

export const gasRouter = router({
  day: staffProcedure('schedule')
    .input(gasDayInput)
    .output(gasDayView)
    .query(({ ctx, input }) => gasDay(ctx, input)),
  log: staffProcedure('schedule')
    .input(logTankInput)
    .output(tankView)
    .mutation(({ ctx, input }) => logTank(ctx, input)),
  correct: staffProcedure('schedule')
    .input(correctTankInput)
    .output(tankView)
    .mutation(({ ctx, input }) => correctTank(ctx, input)),
  sign: staffProcedure('schedule')
    .input(signTanksInput)
    .output(tanksView)
    .mutation(async ({ ctx, input }) => ({ data: await signTanks(ctx, input) })),
  void: staffProcedure('schedule')
    .input(voidTankInput)
    .output(tankView)
    .mutation(({ ctx, input }) => voidTank(ctx, input)),
});

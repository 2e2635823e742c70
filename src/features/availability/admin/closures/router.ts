import { createClosure } from '@/features/availability/admin/closures/commands/create-closure';
import { deleteClosure } from '@/features/availability/admin/closures/commands/delete-closure';
import { updateClosure } from '@/features/availability/admin/closures/commands/update-closure';
import { closure, concernedBy } from '@/features/availability/admin/closures/queries/closure';
import { listClosures } from '@/features/availability/admin/closures/queries/list-closures';
import { proposalsRouter } from '@/features/availability/admin/proposals/router';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import {
  closedDaysInput,
  closureRef,
  closuresInput,
  closuresPage,
  closureWithOrders,
  createClosureInput,
  ordersConcernedView,
  updateClosureInput,
} from './schema';

export const closuresRouter = router({
  list: staffProcedure('schedule')
    .input(closuresInput)
    .output(closuresPage)
    .query(({ ctx, input }) => listClosures(ctx, input)),
  /** Lists the orders on the days of an unsaved closure. */
  concerned: staffProcedure('schedule')
    .input(closedDaysInput)
    .output(ordersConcernedView)
    .query(({ ctx, input }) => concernedBy(ctx, input)),
  get: staffProcedure('schedule')
    .input(closureRef)
    .output(closureWithOrders)
    .query(({ ctx, input }) => closure(ctx, input.uuid)),
  create: staffProcedure('schedule')
    .input(createClosureInput)
    .output(closureWithOrders)
    .mutation(({ ctx, input }) => createClosure(ctx, input)),
  update: staffProcedure('schedule')
    .input(updateClosureInput)
    .output(closureWithOrders)
    .mutation(({ ctx, input }) => updateClosure(ctx, input)),
  delete: staffProcedure('schedule')
    .input(closureRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await deleteClosure(ctx, input.uuid);
      const t = await translator(ctx.locale, 'availability-admin');
      return { message: t('closures.removed') };
    }),
  proposals: proposalsRouter,
});

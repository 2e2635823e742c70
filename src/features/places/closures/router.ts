import { translator } from '../../../i18n/translate';
import { adminProcedure, router } from '../../../server/trpc';
import { toldView } from '../../../shared/told';
import { createClosure } from './commands/create-closure';
import { deleteClosure } from './commands/delete-closure';
import { updateClosure } from './commands/update-closure';
import { closure } from './queries/closure';
import { listClosures } from './queries/list-closures';
import {
  closuresInput,
  closuresPage,
  closureView,
  createClosureInput,
  updateClosureInput,
  whichClosure,
} from './schema';

/** Days on which nobody dives. */
export const closuresRouter = router({
  list: adminProcedure
    .input(closuresInput)
    .output(closuresPage)
    .query(({ ctx, input }) => listClosures(ctx, input)),
  get: adminProcedure
    .input(whichClosure)
    .output(closureView)
    .query(({ ctx, input }) => closure(ctx, input.uuid)),
  create: adminProcedure
    .input(createClosureInput)
    .output(closureView)
    .mutation(({ ctx, input }) => createClosure(ctx, input)),
  update: adminProcedure
    .input(updateClosureInput)
    .output(closureView)
    .mutation(({ ctx, input }) => updateClosure(ctx, input)),
  delete: adminProcedure
    .input(whichClosure)
    .output(toldView)
    .mutation(async ({ ctx, input }) => {
      await deleteClosure(ctx, input.uuid);
      const t = await translator(ctx.locale, 'schedule');
      return { message: t('closure_deleted') };
    }),
});

import { createClosure } from '@/features/availability/admin/closures/commands/create-closure';
import { deleteClosure } from '@/features/availability/admin/closures/commands/delete-closure';
import { updateClosure } from '@/features/availability/admin/closures/commands/update-closure';
import { closure } from '@/features/availability/admin/closures/queries/closure';
import { listClosures } from '@/features/availability/admin/closures/queries/list-closures';
import { translator } from '@/i18n/translate';
import { adminProcedure, router } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import {
  closuresInput,
  closuresPage,
  closureView,
  createClosureInput,
  updateClosureInput,
  whichClosure,
} from './schema';

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
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await deleteClosure(ctx, input.uuid);
      const t = await translator(ctx.locale, 'availability-admin');
      return { message: t('closures.removed') };
    }),
});

import { answerPaying } from '@/features/order-desk/queries/answer';
import { staffOrderAnswer } from '@/features/order-desk/schema';
import { router, staffProcedure } from '@/server/api/trpc';
import { editOrder } from './commands/edit-order';
import { editChoicesOf } from './queries/edit-choices';
import { orderToEdit } from './queries/editable-order';
import { previewEdit } from './queries/preview-edit';
import {
  editableOrder,
  editChoices,
  editChoicesInput,
  editInput,
  editPreview,
  orderToEditInput,
  previewInput,
} from './schema';

export const orderEditsRouter = router({
  get: staffProcedure('orders')
    .input(orderToEditInput)
    .output(editableOrder)
    .query(({ ctx, input }) => orderToEdit(ctx, input.uuid)),
  choices: staffProcedure('orders')
    .input(editChoicesInput)
    .output(editChoices)
    .query(({ ctx, input }) => editChoicesOf(ctx, input.product)),
  /** A mutation that changes nothing: its input is personal and does not belong in a URL. */
  preview: staffProcedure('orders')
    .input(previewInput)
    .output(editPreview)
    .mutation(({ ctx, input }) => previewEdit(ctx, input)),
  save: staffProcedure('orders')
    .input(editInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      const paid = await editOrder(ctx, input);
      return answerPaying(ctx, input.uuid, 'edit', paid);
    }),
});

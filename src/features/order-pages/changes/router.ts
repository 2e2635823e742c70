import { requestMove } from '@/features/order-pages/changes/commands/request-move';
import { updatePickup } from '@/features/order-pages/changes/commands/update-pickup';
import { orderAnswer } from '@/features/orders/schema';
import { translator } from '@/i18n/translate';
import { customerProcedure } from '@/server/api/trpc';
import { requestMoveInput, updatePickupInput } from './schema';

/** The procedures by which customers change their own orders without ending them. */
export const changeProcedures = {
  change_pickup: customerProcedure
    .input(updatePickupInput)
    .output(orderAnswer)
    .mutation(async ({ ctx, input }) => {
      const order = await updatePickup(ctx, input);
      const t = await translator(ctx.locale, 'orders');
      return { ...order, message: t('plans.pickup.saved') };
    }),
  request_move: customerProcedure
    .input(requestMoveInput)
    .output(orderAnswer)
    .mutation(async ({ ctx, input }) => {
      const order = await requestMove(ctx, input);
      const t = await translator(ctx.locale, 'orders');
      return { ...order, message: t('plans.move.sent') };
    }),
};

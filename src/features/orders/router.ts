import { pickablePerson } from '@/features/booking/people/schema';
import { fillInOwn, fillInOwnEmergency } from '@/features/counter/commands/fill-in-own';
import { emergencyInput, fillInInput } from '@/features/counter/schema';
import { crewOfOrder } from '@/features/crew/people/queries/crew-of-order';
import { leaderOfOrder } from '@/features/crew/people/schema';
import { cancelOwnOrder } from '@/features/orders/commands/cancel-own-order';
import { createOrder } from '@/features/orders/commands/create-order';
import { cancelOwnItem, refundOwnItem } from '@/features/orders/commands/end-own-item';
import { payOrder } from '@/features/orders/commands/pay-order';
import { refundOwnOrder } from '@/features/orders/commands/refund-own-order';
import { returnFromPayment } from '@/features/orders/commands/return-from-payment';
import { heldOrders } from '@/features/orders/queries/held-orders';
import { listOrders } from '@/features/orders/queries/list-orders';
import { nextHold } from '@/features/orders/queries/next-hold';
import { nextOrder } from '@/features/orders/queries/next-order';
import { ownOrder } from '@/features/orders/queries/own-order';
import { pickablePeople } from '@/features/travellers/queries/pickable-people';
import { translator } from '@/i18n/translate';
import { customerProcedure, router } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import {
  createOrderInput,
  itemInput,
  orderAnswer,
  orderInput,
  orderList,
  ordersInput,
  orderView,
  returnView,
} from './schema';

/** Customer procedures on their own orders. */
export const ordersRouter = router({
  list: customerProcedure
    .input(ordersInput)
    .output(orderList)
    .query(({ ctx, input }) => listOrders(ctx, input)),
  get: customerProcedure
    .input(orderInput)
    .output(orderView)
    .query(({ ctx, input }) => ownOrder(ctx, input.uuid)),
  crew: customerProcedure
    .input(orderInput)
    .output(z.array(leaderOfOrder))
    .query(({ ctx, input }) => crewOfOrder(ctx, input.uuid)),
  next: customerProcedure.output(orderView.nullable()).query(({ ctx }) => nextOrder(ctx)),
  held: customerProcedure.output(z.array(orderView)).query(({ ctx }) => heldOrders(ctx)),
  next_hold: customerProcedure.output(z.object({ minutes: z.number() })).query(({ ctx }) => nextHold(ctx)),
  pickable_people: customerProcedure
    .output(z.array(pickablePerson))
    .query(({ ctx }) => pickablePeople(ctx.db, ctx.actor.userId)),
  create: customerProcedure
    .input(createOrderInput)
    .output(orderView)
    .mutation(({ ctx, input }) => createOrder(ctx, input)),
  pay: customerProcedure
    .input(orderInput)
    .output(z.object({ payment_url: z.string() }))
    .mutation(({ ctx, input }) => payOrder(ctx, input.uuid)),
  return: customerProcedure
    .input(orderInput)
    .output(returnView)
    .mutation(({ ctx, input }) => returnFromPayment(ctx, input.uuid)),
  fill_in: customerProcedure
    .input(fillInInput)
    .output(orderAnswer)
    .mutation(async ({ ctx, input }) => {
      await fillInOwn(ctx, input);
      const t = await translator(ctx.locale, 'orders');
      return { ...(await ownOrder(ctx, input.uuid)), message: t('link.saved') };
    }),
  fill_in_emergency: customerProcedure
    .input(emergencyInput)
    .output(orderAnswer)
    .mutation(async ({ ctx, input }) => {
      await fillInOwnEmergency(ctx, input);
      const t = await translator(ctx.locale, 'orders');
      return { ...(await ownOrder(ctx, input.uuid)), message: t('link.saved') };
    }),
  cancel: customerProcedure
    .input(orderInput)
    .output(orderAnswer)
    .mutation(async ({ ctx, input }) => {
      const order = await cancelOwnOrder(ctx, input.uuid);
      const t = await translator(ctx.locale, 'orders');
      return { ...order, message: t('notice.cancelled') };
    }),
  refund: customerProcedure
    .input(orderInput)
    .output(orderAnswer)
    .mutation(async ({ ctx, input }) => {
      const order = await refundOwnOrder(ctx, input.uuid);
      const t = await translator(ctx.locale, 'orders');
      return { ...order, message: t('notice.refunded') };
    }),
  cancel_item: customerProcedure
    .input(itemInput)
    .output(orderAnswer)
    .mutation(async ({ ctx, input }) => {
      const order = await cancelOwnItem(ctx, input);
      const t = await translator(ctx.locale, 'orders');
      return { ...order, message: t('item.cancelled') };
    }),
  refund_item: customerProcedure
    .input(itemInput)
    .output(orderAnswer)
    .mutation(async ({ ctx, input }) => {
      const order = await refundOwnItem(ctx, input);
      const t = await translator(ctx.locale, 'orders');
      return { ...order, message: t('item.refunded') };
    }),
});

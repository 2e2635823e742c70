import { pickablePerson } from '@/features/booking/people/schema';
import { addNote } from '@/features/order-desk/commands/add-note';
import { bookByPhone } from '@/features/order-desk/commands/book-by-phone';
import { cancelOrder } from '@/features/order-desk/commands/cancel-order';
import { confirmOrder } from '@/features/order-desk/commands/confirm-order';
import { declineOrder } from '@/features/order-desk/commands/decline-order';
import { cancelItem, refundItem } from '@/features/order-desk/commands/end-item-by-staff';
import { moveOrder } from '@/features/order-desk/commands/move-order';
import { refundOrder } from '@/features/order-desk/commands/refund-order';
import { refundedByHand } from '@/features/order-desk/commands/refunded-by-hand';
import { resendMail } from '@/features/order-desk/commands/resend-mail';
import { retryOrderRefund } from '@/features/order-desk/commands/retry-order-refund';
import { settleQuestion } from '@/features/order-desk/commands/settle-question';
import { acceptWrongAmount, returnWrongAmount } from '@/features/order-desk/commands/settle-wrong-amount';
import { undoDecision } from '@/features/order-desk/commands/undo-decision';
import { dayList, dayListInput, dayOfDepartures, departuresInput } from '@/features/order-desk/day-list/schema';
import { listDayRows } from '@/features/order-desk/downloads/queries/day-rows';
import { listOrderRows } from '@/features/order-desk/downloads/queries/order-rows';
import { dayRows, dayRowsInput, orderRows } from '@/features/order-desk/downloads/schema';
import { messageProcedures } from '@/features/order-desk/messages/router';
import { passedOn } from '@/features/order-desk/passed-on/queries/passed-on';
import { passedOnInput, passedOnView } from '@/features/order-desk/passed-on/schema';
import { answer, answerPaying } from '@/features/order-desk/queries/answer';
import { listOfDay } from '@/features/order-desk/queries/day-list';
import { departuresOf } from '@/features/order-desk/queries/departures';
import { orderDetail } from '@/features/order-desk/queries/detail';
import { listAll } from '@/features/order-desk/queries/list-all';
import { orderedProducts } from '@/features/order-desk/queries/ordered-products';
import { peopleOfCustomer } from '@/features/order-desk/queries/people-of-customer';
import { orderVersion } from '@/features/orders/versions/queries/order-version';
import { orderVersionView } from '@/features/orders/versions/schema';
import { router, staffProcedure } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import {
  acceptInput,
  allOrdersInput,
  declineInput,
  moveInput,
  moveItemInput,
  noteInput,
  orderedProduct,
  orderRef,
  phoneBookingInput,
  pickablePeopleInput,
  refundedByHandInput,
  refundRef,
  resendInput,
  settleInput,
  staffCancelInput,
  staffCancelItemInput,
  staffOrderAnswer,
  staffOrderList,
  staffOrderView,
  staffRefundInput,
  staffRefundItemInput,
} from './schema';

/** Staff procedures on orders; each returns the order as it is afterwards. */
export const orderAdminRouter = router({
  ...messageProcedures,
  list: staffProcedure('orders')
    .input(allOrdersInput)
    .output(staffOrderList)
    .query(({ ctx, input }) => listAll(ctx, input)),
  get: staffProcedure('orders')
    .input(orderRef)
    .output(staffOrderView)
    .query(({ ctx, input }) => orderDetail(ctx, input.uuid)),
  passed_on: staffProcedure({ anyOf: ['money', 'orders', 'reports'] })
    .input(passedOnInput)
    .output(passedOnView)
    .query(({ ctx, input }) => passedOn(ctx, input.date)),
  departures: staffProcedure({ anyOf: ['orders', 'schedule'] })
    .input(departuresInput)
    .output(z.array(dayOfDepartures))
    .query(({ ctx, input }) => departuresOf(ctx, input)),
  day: staffProcedure({ anyOf: ['orders', 'schedule'] })
    .input(dayListInput)
    .output(dayList)
    .query(({ ctx, input }) => listOfDay(ctx, input)),
  rows: staffProcedure('orders')
    .input(allOrdersInput)
    .output(orderRows)
    .query(({ ctx, input }) => listOrderRows(ctx, input)),
  day_rows: staffProcedure({ anyOf: ['orders', 'schedule'] })
    .input(dayRowsInput)
    .output(dayRows)
    .query(({ ctx, input }) => listDayRows(ctx, input)),
  version: staffProcedure('orders')
    .input(orderRef)
    .output(orderVersionView)
    .query(({ ctx, input }) => orderVersion(ctx, input.uuid)),
  products: staffProcedure('orders')
    .output(z.array(orderedProduct))
    .query(({ ctx }) => orderedProducts(ctx)),
  pickable_people: staffProcedure('orders')
    .input(pickablePeopleInput)
    .output(z.array(pickablePerson))
    .query(({ ctx, input }) => peopleOfCustomer(ctx, input.customer)),
  create: staffProcedure('orders')
    .input(phoneBookingInput)
    .output(staffOrderView)
    .mutation(async ({ ctx, input }) => orderDetail(ctx, await bookByPhone(ctx, input))),
  confirm: staffProcedure('orders')
    .input(orderRef)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await confirmOrder(ctx, input.uuid);
      return answer(ctx, input.uuid, 'confirm');
    }),
  decline: staffProcedure('orders')
    .input(declineInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      const paid = await declineOrder(ctx, input.uuid, input);
      return answerPaying(ctx, input.uuid, 'decline', paid);
    }),
  settle_misfit: staffProcedure('orders')
    .input(settleInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await settleQuestion(ctx, 'misfit', input);
      return answer(ctx, input.uuid, 'settleMisfit');
    }),
  settle_flight: staffProcedure('orders')
    .input(settleInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await settleQuestion(ctx, 'flight', input);
      return answer(ctx, input.uuid, 'settleMisfit');
    }),
  undo: staffProcedure('orders')
    .input(orderRef)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await undoDecision(ctx, input.uuid);
      return answer(ctx, input.uuid, 'undo');
    }),
  cancel: staffProcedure('orders')
    .input(staffCancelInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      const paid = await cancelOrder(ctx, input.uuid, input.refund_amount, input);
      return answerPaying(ctx, input.uuid, 'cancel', paid);
    }),
  refund: staffProcedure('money')
    .input(staffRefundInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      const paid = await refundOrder(ctx, input.uuid, input.amount, input, input.idempotency_key);
      return answerPaying(ctx, input.uuid, 'refund', paid);
    }),
  accept_wrong_amount: staffProcedure('money')
    .input(acceptInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await acceptWrongAmount(ctx, input.uuid, input.amount);
      return answer(ctx, input.uuid, 'acceptAmount');
    }),
  return_wrong_amount: staffProcedure('money')
    .input(orderRef)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      const refund = await returnWrongAmount(ctx, input.uuid);
      return answer(ctx, input.uuid, refund > 0 ? 'returnAmount' : 'markReturned');
    }),
  retry_refund: staffProcedure('money')
    .input(refundRef)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await retryOrderRefund(ctx, input);
      return answer(ctx, input.uuid, 'refund');
    }),
  refunded_by_hand: staffProcedure('money')
    .input(refundedByHandInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await refundedByHand(ctx, input);
      return answer(ctx, input.uuid, 'byHand');
    }),
  move: staffProcedure('orders')
    .input(moveInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await moveOrder(ctx, input);
      return answer(ctx, input.uuid, 'move');
    }),
  cancel_item: staffProcedure('orders')
    .input(staffCancelItemInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      const paid = await cancelItem(ctx, input, input.refund_amount);
      return answerPaying(ctx, input.uuid, 'cancelItem', paid);
    }),
  refund_item: staffProcedure('money')
    .input(staffRefundItemInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      const paid = await refundItem(ctx, input, input.amount);
      return answerPaying(ctx, input.uuid, 'refundItem', paid);
    }),
  move_item: staffProcedure('orders')
    .input(moveItemInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await moveOrder(ctx, input);
      return answer(ctx, input.uuid, 'move');
    }),
  add_note: staffProcedure('orders')
    .input(noteInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await addNote(ctx, input.uuid, input.note);
      return answer(ctx, input.uuid, 'note');
    }),
  resend_mail: staffProcedure('orders')
    .input(resendInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await resendMail(ctx, input.uuid);
      return answer(ctx, input.uuid, 'resend');
    }),
});

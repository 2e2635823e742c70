import { diverView } from '@/features/booking/divers/schema';
import { addNote } from '@/features/orders/admin/commands/add-note';
import { bookByPhone } from '@/features/orders/admin/commands/book-by-phone';
import { cancelOrder } from '@/features/orders/admin/commands/cancel-order';
import { confirmOrder } from '@/features/orders/admin/commands/confirm-order';
import { declineOrder } from '@/features/orders/admin/commands/decline-order';
import { cancelItem, refundItem } from '@/features/orders/admin/commands/end-item-by-staff';
import { moveOrder } from '@/features/orders/admin/commands/move-order';
import type { Staff } from '@/features/orders/admin/commands/record-order-change';
import { refundOrder } from '@/features/orders/admin/commands/refund-order';
import { refundedByHand } from '@/features/orders/admin/commands/refunded-by-hand';
import { resendMail } from '@/features/orders/admin/commands/resend-mail';
import { acceptWrongAmount, giveBackWrongAmount } from '@/features/orders/admin/commands/settle-wrong-amount';
import { tryRefundAgain } from '@/features/orders/admin/commands/try-refund-again';
import { undoDecision } from '@/features/orders/admin/commands/undo-decision';
import { listDayRows } from '@/features/orders/admin/downloads/queries/day-rows';
import { listOrderRows } from '@/features/orders/admin/downloads/queries/order-rows';
import { dayRows, dayRowsInput, orderRows } from '@/features/orders/admin/downloads/schema';
import { listOfDay } from '@/features/orders/admin/queries/day-list';
import { departuresOf } from '@/features/orders/admin/queries/departures';
import { orderDetail } from '@/features/orders/admin/queries/detail';
import { diversOfCustomer } from '@/features/orders/admin/queries/divers-of-customer';
import { listAll } from '@/features/orders/admin/queries/list-all';
import { orderedProducts } from '@/features/orders/admin/queries/ordered-products';
import { bookAtCounter } from '@/features/orders/counter/commands/book-at-counter';
import { fillInByStaff, fillInEmergencyByStaff } from '@/features/orders/counter/commands/fill-in-by-staff';
import { lowerDueNow } from '@/features/orders/counter/commands/lower-due-now';
import { reversePayment } from '@/features/orders/counter/commands/reverse-payment';
import { takePayments } from '@/features/orders/counter/commands/take-payments';
import { counterPaymentOf } from '@/features/orders/counter/domain/counter-payment-of';
import { receipt } from '@/features/orders/counter/queries/receipt';
import { receiptInput, receiptView } from '@/features/orders/counter/schema';
import { UNDO_MS } from '@/features/orders/domain/undo';
import { orderVersion } from '@/features/orders/versions/queries/order-version';
import { orderVersionView } from '@/features/orders/versions/schema';
import type { Resources } from '@/i18n/resources';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import {
  acceptInput,
  allOrdersInput,
  counterBookingInput,
  dayList,
  dayListInput,
  dayOfDepartures,
  declineInput,
  departuresInput,
  earlierDiversInput,
  emergencyInput,
  fillInInput,
  lowerDueInput,
  moveInput,
  moveItemInput,
  noteInput,
  onSitePaymentInput,
  orderedProduct,
  orderToChange,
  phoneBookingInput,
  refundToSettle,
  resendInput,
  reversalInput,
  type StaffOrderAnswer,
  type StaffOrderView,
  staffCancelInput,
  staffCancelItemInput,
  staffOrderAnswer,
  staffOrderList,
  staffOrderView,
  staffRefundInput,
  staffRefundItemInput,
} from './schema';

type Done = keyof Resources['orders-admin']['done'];

/** A decline that sends money back cannot be undone. */
function undoUntil({ payments }: StaffOrderView, done: Done, now: Date): string | null {
  const canUndo = done === 'confirm' || done === 'move' || (done === 'decline' && payments.ledger.length === 0);
  return canUndo ? new Date(now.getTime() + UNDO_MS).toISOString() : null;
}

/** The order after an action, with a message about it. */
async function answer(ctx: Staff, uuid: string, done: Done): Promise<StaffOrderAnswer> {
  const [order, t] = await Promise.all([orderDetail(ctx, uuid), translator(ctx.locale, 'orders-admin')]);
  return { ...order, message: t(`done.${done}`), undo_until: undoUntil(order, done, ctx.now) };
}

/** Staff procedures on orders; each returns the order as it is afterwards. */
export const orderAdminRouter = router({
  list: staffProcedure('orders')
    .input(allOrdersInput)
    .output(staffOrderList)
    .query(({ ctx, input }) => listAll(ctx, input)),
  get: staffProcedure('orders')
    .input(orderToChange)
    .output(staffOrderView)
    .query(({ ctx, input }) => orderDetail(ctx, input.uuid)),
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
    .input(orderToChange)
    .output(orderVersionView)
    .query(({ ctx, input }) => orderVersion(ctx, input.uuid)),
  products: staffProcedure('orders')
    .output(z.array(orderedProduct))
    .query(({ ctx }) => orderedProducts(ctx)),
  earlier_divers: staffProcedure('orders')
    .input(earlierDiversInput)
    .output(z.array(diverView))
    .query(({ ctx, input }) => diversOfCustomer(ctx, input.customer)),
  create: staffProcedure('orders')
    .input(phoneBookingInput)
    .output(staffOrderView)
    .mutation(async ({ ctx, input }) => orderDetail(ctx, await bookByPhone(ctx, input))),
  receipt: staffProcedure('orders')
    .input(receiptInput)
    .output(receiptView)
    .query(({ ctx, input }) => receipt(ctx, input)),
  book: staffProcedure('orders')
    .input(counterBookingInput)
    .output(staffOrderView)
    .mutation(async ({ ctx, input }) => orderDetail(ctx, await bookAtCounter(ctx, input))),
  fill_in: staffProcedure('orders')
    .input(fillInInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await fillInByStaff(ctx, input);
      return answer(ctx, input.uuid, 'fillIn');
    }),
  fill_in_emergency: staffProcedure('orders')
    .input(emergencyInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await fillInEmergencyByStaff(ctx, input);
      return answer(ctx, input.uuid, 'fillIn');
    }),
  confirm: staffProcedure('orders')
    .input(orderToChange)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await confirmOrder(ctx, input.uuid);
      return answer(ctx, input.uuid, 'confirm');
    }),
  decline: staffProcedure('orders')
    .input(declineInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await declineOrder(ctx, input.uuid, input.reason);
      return answer(ctx, input.uuid, 'decline');
    }),
  undo: staffProcedure('orders')
    .input(orderToChange)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await undoDecision(ctx, input.uuid);
      return answer(ctx, input.uuid, 'undo');
    }),
  cancel: staffProcedure('orders')
    .input(staffCancelInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await cancelOrder(ctx, input.uuid, input.refund_amount, input);
      return answer(ctx, input.uuid, 'cancel');
    }),
  refund: staffProcedure('money')
    .input(staffRefundInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await refundOrder(ctx, input.uuid, input.amount, input);
      return answer(ctx, input.uuid, 'refund');
    }),
  accept_wrong_amount: staffProcedure('money')
    .input(acceptInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await acceptWrongAmount(ctx, input.uuid, input.amount);
      return answer(ctx, input.uuid, 'acceptAmount');
    }),
  return_wrong_amount: staffProcedure('money')
    .input(orderToChange)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      const refund = await giveBackWrongAmount(ctx, input.uuid);
      return answer(ctx, input.uuid, refund > 0 ? 'returnAmount' : 'markReturned');
    }),
  retry_refund: staffProcedure('money')
    .input(refundToSettle)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await tryRefundAgain(ctx, input);
      return answer(ctx, input.uuid, 'refund');
    }),
  refunded_by_hand: staffProcedure('money')
    .input(refundToSettle)
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
      await cancelItem(ctx, input, input.refund_amount);
      return answer(ctx, input.uuid, 'cancelItem');
    }),
  refund_item: staffProcedure('money')
    .input(staffRefundItemInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await refundItem(ctx, input, input.amount);
      return answer(ctx, input.uuid, 'refundItem');
    }),
  move_item: staffProcedure('orders')
    .input(moveItemInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await moveOrder(ctx, input);
      return answer(ctx, input.uuid, 'move');
    }),
  take_payment: staffProcedure('orders')
    .input(onSitePaymentInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await takePayments(ctx, input.uuid, counterPaymentOf(input));
      return answer(ctx, input.uuid, 'payment');
    }),
  reverse_payment: staffProcedure('money')
    .input(reversalInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await reversePayment(ctx, input);
      return answer(ctx, input.uuid, 'reverse');
    }),
  lower_due: staffProcedure('orders')
    .input(lowerDueInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await lowerDueNow(ctx, input);
      return answer(ctx, input.uuid, 'lowerDue');
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

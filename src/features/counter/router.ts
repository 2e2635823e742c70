import { bookAtCounter } from '@/features/counter/commands/book-at-counter';
import { fillInByStaff, fillInEmergencyByStaff } from '@/features/counter/commands/fill-in-by-staff';
import { lowerDueNow } from '@/features/counter/commands/lower-due-now';
import { mailReceipt } from '@/features/counter/commands/mail-receipt';
import { reversePayment, undoPayment } from '@/features/counter/commands/reverse-payment';
import { takePayments } from '@/features/counter/commands/take-payments';
import { counterPaymentOf } from '@/features/counter/domain/counter-payment-of';
import { receipt } from '@/features/counter/queries/receipt';
import { answer } from '@/features/order-desk/queries/answer';
import { orderDetail } from '@/features/order-desk/queries/detail';
import { staffOrderAnswer, staffOrderView } from '@/features/order-desk/schema';
import { translator } from '@/i18n/translate';
import { staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import {
  counterBookingInput,
  emergencyInput,
  fillInInput,
  lowerDueInput,
  mailReceiptInput,
  onSitePaymentInput,
  receiptInput,
  receiptView,
  reversalInput,
  undoPaymentInput,
} from './schema';

/** Procedures for staff at the counter. */
export const counterProcedures = {
  receipt: staffProcedure('orders')
    .input(receiptInput)
    .output(receiptView)
    .query(({ ctx, input }) => receipt(ctx, input)),
  mail_receipt: staffProcedure('orders')
    .input(mailReceiptInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await mailReceipt(ctx, input);
      const t = await translator(ctx.locale, 'orders-admin');
      return { message: t('receipt.mailed') };
    }),
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
  take_payment: staffProcedure('orders')
    .input(onSitePaymentInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      const { idempotency_key: key, ...payment } = input;
      await takePayments(ctx, input.uuid, counterPaymentOf(payment), key);
      return answer(ctx, input.uuid, 'payment');
    }),
  reverse_payment: staffProcedure('money')
    .input(reversalInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await reversePayment(ctx, input);
      return answer(ctx, input.uuid, 'reverse');
    }),
  undo_payment: staffProcedure('orders')
    .input(undoPaymentInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await undoPayment(ctx, input);
      return answer(ctx, input.uuid, 'reverse');
    }),
  lower_due: staffProcedure('orders')
    .input(lowerDueInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await lowerDueNow(ctx, input);
      return answer(ctx, input.uuid, 'lowerDue');
    }),
};

import { writeToCustomer } from '@/features/order-desk/messages/commands/write-to-customer';
import { orderValuesOf } from '@/features/order-desk/messages/queries/order-values';
import { answer } from '@/features/order-desk/queries/answer';
import { orderRef, staffOrderAnswer } from '@/features/order-desk/schema';
import { staffProcedure } from '@/server/api/trpc';
import { orderValues, writeInput } from './schema';

/** Procedures for emails that staff write about an order. */
export const messageProcedures = {
  message_values: staffProcedure('orders')
    .input(orderRef)
    .output(orderValues)
    .query(({ ctx, input }) => orderValuesOf(ctx, input.uuid)),
  write: staffProcedure('orders')
    .input(writeInput)
    .output(staffOrderAnswer)
    .mutation(async ({ ctx, input }) => {
      await writeToCustomer(ctx, input);
      return answer(ctx, input.uuid, 'write');
    }),
};

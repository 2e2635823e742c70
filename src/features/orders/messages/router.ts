import { answer } from '@/features/orders/admin/queries/answer';
import { orderToChange, staffOrderAnswer } from '@/features/orders/admin/schema';
import { writeToCustomer } from '@/features/orders/messages/commands/write-to-customer';
import { orderValuesOf } from '@/features/orders/messages/queries/order-values';
import { staffProcedure } from '@/server/api/trpc';
import { orderValues, writeInput } from './schema';

/** Staff procedures for mails that they write about an order, beside the others on orders. */
export const messageProcedures = {
  message_values: staffProcedure('orders')
    .input(orderToChange)
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

import { createCustomer } from '@/features/accounts/admin/customers/commands/create-customer';
import { addCustomerNote, removeCustomerNote } from '@/features/accounts/admin/customers/commands/customer-notes';
import { mergeCustomers } from '@/features/accounts/admin/customers/commands/merge-customers';
import { customer } from '@/features/accounts/admin/customers/queries/customer';
import { customerFile } from '@/features/accounts/admin/customers/queries/customer-file';
import { findCustomers } from '@/features/accounts/admin/customers/queries/find-customers';
import { listCustomers } from '@/features/accounts/admin/customers/queries/list-customers';
import { usersInput } from '@/features/accounts/admin/people/schema';
import { router, staffProcedure } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import {
  createCustomerInput,
  customerFile as customerFileView,
  customerInput,
  customerRows,
  customerView,
  findCustomersInput,
  mergeCustomersInput,
  newNoteInput,
  noteRef,
} from './schema';

export const customersRouter = router({
  find: staffProcedure('orders')
    .input(findCustomersInput)
    .output(z.array(customerView))
    .query(({ ctx, input }) => findCustomers(ctx, input)),
  get: staffProcedure('orders')
    .input(customerInput)
    .output(customerView)
    .query(({ ctx, input }) => customer(ctx, input.uuid)),
  create: staffProcedure('orders')
    .input(createCustomerInput)
    .output(customerView)
    .mutation(({ ctx, input }) => createCustomer(ctx, input)),
  list: staffProcedure('people')
    .input(usersInput)
    .output(customerRows)
    .query(({ ctx, input }) => listCustomers(ctx, input)),
  file: staffProcedure('people')
    .input(customerInput)
    .output(customerFileView)
    .query(({ ctx, input }) => customerFile(ctx, input.uuid)),
  add_note: staffProcedure('people')
    .input(newNoteInput)
    .output(customerFileView)
    .mutation(async ({ ctx, input }) => {
      await addCustomerNote(ctx, input);
      return customerFile(ctx, input.uuid);
    }),
  remove_note: staffProcedure('people')
    .input(noteRef)
    .output(customerFileView)
    .mutation(async ({ ctx, input }) => {
      await removeCustomerNote(ctx, input);
      return customerFile(ctx, input.uuid);
    }),
  merge: staffProcedure('people')
    .input(mergeCustomersInput)
    .output(customerFileView)
    .mutation(async ({ ctx, input }) => {
      await mergeCustomers(ctx, input);
      return customerFile(ctx, input.uuid);
    }),
});

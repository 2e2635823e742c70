import { createCustomer } from '@/features/accounts/admin/customers/commands/create-customer';
import { customer } from '@/features/accounts/admin/customers/queries/customer';
import { findCustomers } from '@/features/accounts/admin/customers/queries/find-customers';
import { router, staffProcedure } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import { createCustomerInput, customerInput, customerView, findCustomersInput } from './schema';

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
});

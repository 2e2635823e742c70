import { adminProcedure, router } from '../../../server/trpc';
import { z } from '../../../shared/zod';
import { createCustomer } from './commands/create-customer';
import { customer } from './queries/customer';
import { findCustomers } from './queries/find-customers';
import { createCustomerInput, customerInput, customerView, findCustomersInput } from './schema';

/** The customers, as the staff look for them and make them an account. */
export const customersRouter = router({
  find: adminProcedure
    .input(findCustomersInput)
    .output(z.array(customerView))
    .query(({ ctx, input }) => findCustomers(ctx, input)),
  get: adminProcedure
    .input(customerInput)
    .output(customerView)
    .query(({ ctx, input }) => customer(ctx, input.uuid)),
  create: adminProcedure
    .input(createCustomerInput)
    .output(customerView)
    .mutation(({ ctx, input }) => createCustomer(ctx, input)),
});

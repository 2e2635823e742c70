import { listInvoices, totalsOfInvoices } from '@/features/invoices/admin/queries/list-invoices';
import { creditInvoice } from '@/features/invoices/commands/credit-invoice';
import { issueInvoice } from '@/features/invoices/commands/issue-invoice';
import { invoiceOf, ownInvoice } from '@/features/invoices/queries/invoice';
import { invoicesOf, ownInvoices } from '@/features/invoices/queries/invoices-of';
import { customerProcedure, router, staffProcedure } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import {
  invoiceCard,
  invoiceFilters,
  invoiceInput,
  invoicePage,
  invoicesInput,
  invoiceTotals,
  invoiceView,
  issueInput,
  ofOrderInput,
  orderInvoices,
} from './schema';

const readMoney = staffProcedure({ anyOf: ['money', 'reports'] });

export const invoicesAdminRouter = router({
  list: readMoney
    .input(invoicesInput)
    .output(invoicePage)
    .query(({ ctx, input }) => listInvoices(ctx, input)),
  totals: readMoney
    .input(invoiceFilters)
    .output(invoiceTotals)
    .query(({ ctx, input }) => totalsOfInvoices(ctx, input)),
  of_order: staffProcedure('orders')
    .input(ofOrderInput)
    .output(orderInvoices)
    .query(({ ctx, input }) => invoicesOf(ctx, input.uuid)),
  get: staffProcedure('orders')
    .input(invoiceInput)
    .output(invoiceView)
    .query(({ ctx, input }) => invoiceOf(ctx, input)),
  issue: staffProcedure('money')
    .input(issueInput)
    .output(invoiceView)
    .mutation(async ({ ctx, input }) => invoiceOf(ctx, { uuid: input.uuid, invoice: await issueInvoice(ctx, input) })),
  credit: staffProcedure('money')
    .input(invoiceInput)
    .output(invoiceView)
    .mutation(async ({ ctx, input }) => invoiceOf(ctx, { uuid: input.uuid, invoice: await creditInvoice(ctx, input) })),
});

/** Customers read the invoices of their own orders. */
export const invoiceProcedures = {
  invoices: customerProcedure
    .input(ofOrderInput)
    .output(z.array(invoiceCard))
    .query(({ ctx, input }) => ownInvoices(ctx, input.uuid)),
  invoice: customerProcedure
    .input(invoiceInput)
    .output(invoiceView)
    .query(({ ctx, input }) => ownInvoice(ctx, input)),
};

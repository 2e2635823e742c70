import { errorKey } from '@/shared/errors/error-key';
import { endlessFields, maxCounted, pageOf } from '@/shared/list/pages';
import { textUpTo } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';
import { invoiceLine, invoiceTax, issuer } from './domain/invoice-line';

export const invoiceKinds = ['invoice', 'credit_note'] as const;

/** A person, a company or both. */
export const recipient = z
  .strictObject({ name: textUpTo(200), company: textUpTo(200), address: textUpTo(500), tax_number: textUpTo(40) })
  .refine(({ name, company }) => name !== '' || company !== '', {
    path: ['name'],
    error: errorKey('required.recipient'),
  });
export type Recipient = z.output<typeof recipient>;

const other = z.object({ uuid: z.uuid(), number: z.string() }).nullable();

const card = {
  uuid: z.uuid(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issued_at: z.iso.datetime(),
  net: z.int(),
  /** Negative on a credit note. */
  total: z.int(),
  /** The invoice that a credit note reverses. */
  credits: other,
  /** The credit note that reverses an invoice. */
  credited_by: other,
};

const recipientView = z.object({
  name: z.string(),
  company: z.string(),
  address: z.string(),
  tax_number: z.string(),
});

/** The invoice as issued. */
export const invoiceView = z.object({
  ...card,
  order: z.object({ uuid: z.uuid(), booking_id: z.string() }),
  locale: z.string(),
  issuer,
  /** Null once legal retention ends. */
  recipient: recipientView.nullable(),
  lines: z.array(invoiceLine),
  taxes: z.array(invoiceTax),
  /** Paid part of the total at the time of issue. */
  paid: z.int(),
  open: z.int(),
});
export type InvoiceView = z.infer<typeof invoiceView>;

export const invoiceCard = z.object(card);
export type InvoiceCard = z.infer<typeof invoiceCard>;

/** An order's invoices, with a preview of the next one. */
export const orderInvoices = z.object({
  invoices: z.array(invoiceCard),
  /** Current total of the order. */
  total: z.int(),
  /** Recipient of the customer's last invoice. */
  recipient: recipientView,
  may_issue: z.boolean(),
});
export type OrderInvoices = z.infer<typeof orderInvoices>;

export const ofOrderInput = z.strictObject({ uuid: z.string() });
export const invoiceInput = z.strictObject({ uuid: z.string(), invoice: z.string() });
export const issueInput = z.strictObject({ uuid: z.string(), recipient });
export type IssueInput = z.output<typeof issueInput>;

const filters = {
  /** Number of an invoice or an order, part of one, or parts of the customer's or a guest's name. */
  search: z.string().trim().max(100).optional(),
  kind: z.enum(invoiceKinds).optional(),
  /** Year of the series. */
  year: z.int().min(2000).max(2999).optional(),
};

export const invoicesInput = z.strictObject({
  ...endlessFields,
  ...filters,
  sort: z.enum(['number', '-number', 'total', '-total']).default('-number'),
});
export type InvoicesInput = z.output<typeof invoicesInput>;
export const invoiceFilters = z.strictObject(filters);
export type InvoiceFilters = z.output<typeof invoiceFilters>;

export const listedInvoice = invoiceCard.extend({
  order: z.object({ uuid: z.uuid(), booking_id: z.string(), customer: z.string() }),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;
export const invoicePage = pageOf(listedInvoice);

/** Totals of all matches. */
export const invoiceTotals = z
  .object({ invoiced: z.int(), credited: z.int(), net: z.int(), total: z.int() })
  .nullable()
  .describe(`Null where a search finds more than ${maxCounted}.`);
export type InvoiceTotals = z.infer<typeof invoiceTotals>;

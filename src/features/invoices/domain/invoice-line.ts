import { z } from '@/shared/schema/zod';
import { taxKinds } from '@/shared/shop/invoicing';

/** A printed line in the invoice's language; negative if it lowers the total, and on a credit note. */
export const invoiceLine = z.object({
  label: z.string(),
  /** Number of packages, in steps of a half. */
  quantity: z.number().nullable(),
  unit_price: z.int().nullable(),
  amount: z.int(),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** A tax or service part of the total, or what is passed on to parks and authorities. */
export const invoiceTax = z.object({
  label: z.string(),
  kind: z.enum([...taxKinds, 'passed_on']),
  percent: z.number(),
  amount: z.int(),
});
export type InvoiceTax = z.infer<typeof invoiceTax>;

export const issuer = z.object({ name: z.string(), address: z.string(), tax_number: z.string() });
export type Issuer = z.infer<typeof issuer>;

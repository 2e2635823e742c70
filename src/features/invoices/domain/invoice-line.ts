import { z } from '@/shared/schema/zod';
import { taxKinds } from '@/shared/shop/invoicing';

/** As printed in the language of the invoice; negative for reductions, and on a credit note. */
export const invoiceLine = z.object({
  label: z.string(),
  /** In packages, possibly halves. */
  quantity: z.number().nullable(),
  unit_price: z.int().nullable(),
  amount: z.int(),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** The part of the total that is tax or service. */
export const invoiceTax = z.object({ label: z.string(), kind: z.enum(taxKinds), percent: z.number(), amount: z.int() });
export type InvoiceTax = z.infer<typeof invoiceTax>;

export const issuer = z.object({ name: z.string(), address: z.string(), tax_number: z.string() });
export type Issuer = z.infer<typeof issuer>;

import { errorKey } from '@/shared/errors/error-key';
import { textUpTo } from '@/shared/schema/fields';
import { writtenLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

const MOST_LINES = 6;
const MOST_RUPIAH = 2_000_000_000;

export const taxKinds = ['tax', 'service'] as const;

const taxLine = z.strictObject({
  names: writtenLine,
  kind: z.enum(taxKinds),
  /** Of the price without taxes and service; prices include all of these lines. */
  percent: z
    .number(errorKey('invalid.not_a_number'))
    .gt(0, errorKey('invalid.too_small'))
    .max(100, errorKey('invalid.too_big'))
    .multipleOf(0.01, errorKey('invalid.field')),
});
export type TaxLine = z.infer<typeof taxLine>;

/** What the invoices of the shop say; those that are issued stay as they are. */
export const invoices = z.strictObject({
  /** Before the year and the number. */
  prefix: z
    .string()
    .trim()
    .max(12, errorKey('invalid.too_long'))
    .regex(/^[\p{L}\p{N}./-]*$/u, errorKey('invalid.field')),
  /** The company that issues them; blank for the name of the shop. */
  legal_name: textUpTo(200),
  /** Blank for the main address of the shop. */
  legal_address: textUpTo(500),
  /** NPWP. */
  tax_number: textUpTo(40),
  lines: z.array(taxLine).max(MOST_LINES),
});
export type ShopInvoices = z.infer<typeof invoices>;

/** Refunds of the staff. */
export const refunds = z.strictObject({
  /** Above so much of one order in all, a second person with the right to money approves; null is off. */
  second_person_above: z
    .int(errorKey('invalid.not_a_number'))
    .min(0, errorKey('invalid.too_small'))
    .max(MOST_RUPIAH, errorKey('invalid.too_big'))
    .nullable(),
});

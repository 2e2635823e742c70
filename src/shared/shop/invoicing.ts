import { errorKey } from '@/shared/errors/error-key';
import { textUpTo } from '@/shared/schema/fields';
import { writtenLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

const MAX_LINES = 6;
const MAX_RUPIAH = 2_000_000_000;

export const taxKinds = ['tax', 'service'] as const;

const taxLine = z.strictObject({
  names: writtenLine,
  kind: z.enum(taxKinds),
  /** Percent of the price before taxes and service; prices include all of these lines. */
  percent: z
    .number(errorKey('invalid.not_a_number'))
    .gt(0, errorKey('invalid.too_small'))
    .max(100, errorKey('invalid.too_big'))
    .multipleOf(0.01, errorKey('invalid.field')),
});
export type TaxLine = z.infer<typeof taxLine>;

/** The settings printed on invoices; issued invoices do not change. */
export const invoices = z.strictObject({
  /** Precedes the year and the number. */
  prefix: z
    .string()
    .trim()
    .max(12, errorKey('invalid.too_long'))
    .regex(/^[\p{L}\p{N}./-]*$/u, errorKey('invalid.field')),
  /** The company that issues the invoices; blank uses the name of the shop. */
  legal_name: textUpTo(200),
  /** Blank uses the main address of the shop. */
  legal_address: textUpTo(500),
  /** Indonesian tax number (NPWP). */
  tax_number: textUpTo(40),
  lines: z.array(taxLine).max(MAX_LINES),
});
export type ShopInvoices = z.infer<typeof invoices>;

/** Refunds made by staff. */
export const refunds = z.strictObject({
  /**
   * Rupiah refunded on one order above which a second person with the right to money has to approve; null disables it.
   */
  second_person_above: z
    .int(errorKey('invalid.not_a_number'))
    .min(0, errorKey('invalid.too_small'))
    .max(MAX_RUPIAH, errorKey('invalid.too_big'))
    .nullable(),
});

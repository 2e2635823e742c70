import { movement } from '@/features/payments/movements/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

const rupiah = z.int();
const MOST = 2_000_000_000;
const LONGEST_NOTE = 500;

export const cashDayInput = z.strictObject({ date: z.iso.date() });

export const closeCashInput = cashDayInput.extend({
  counted: z
    .int(errorKey('required.amount'))
    .min(0, errorKey('invalid.too_small'))
    .max(MOST, errorKey('invalid.too_big')),
  note: z.string().trim().max(LONGEST_NOTE, errorKey('invalid.too_long')).default(''),
});
export type CloseCashInput = z.output<typeof closeCashInput>;

export const cashReportsInput = z.strictObject({ ...pageFields, sort: z.enum(['date', '-date']).default('-date') });
export type CashReportsInput = z.output<typeof cashReportsInput>;

const person = movement.shape.taken_by;

/** How a day was closed. */
export const closedCash = z.object({
  date: z.iso.date(),
  expected: rupiah,
  counted: rupiah,
  difference: rupiah,
  note: z.string(),
  closed_by: person,
  closed_at: z.iso.datetime(),
});
export type ClosedCash = z.infer<typeof closedCash>;
export const closedCashPage = pageOf(closedCash);

const sumOfWay = z.object({ way: z.string(), amount: rupiah });

/** What was moved at the counter, of a closed day or of one that is still open. */
export const cashDay = z.object({
  date: z.iso.date(),
  /** Null while it can still be closed. */
  closed: closedCash.nullable(),
  /** A later day is closed already, so that this one is part of it. */
  passed: z.boolean(),
  expected: rupiah,
  by_way: z.array(sumOfWay),
  by_person: z.array(z.object({ person, total: rupiah, by_way: z.array(sumOfWay) })),
  entries: z.array(movement),
});
export type CashDay = z.infer<typeof cashDay>;

import { movement } from '@/features/payments/movements/schema';
import {
  countFields,
  leavesNoMoreThanCounted,
  leftTooMuch,
  tillSumsView,
  tillView,
} from '@/features/payments/till/schema';
import { pageFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

const rupiah = z.int();

export const cashDayInput = z.strictObject({ date: z.iso.date() });

export const closeCashInput = countFields
  .extend({
    left_in_till: countFields.shape.left_in_till
      .nullable()
      .default(null)
      .describe('Of what was counted, what is the float of the next day; null where nobody says.'),
  })
  .refine(leavesNoMoreThanCounted, leftTooMuch);
export type CloseCashInput = z.output<typeof closeCashInput>;

export const cashReportsInput = z.strictObject({ ...pageFields, sort: z.enum(['date', '-date']).default('-date') });
export type CashReportsInput = z.output<typeof cashReportsInput>;

const person = movement.shape.taken_by;

export const closedCash = z.object({
  date: z.iso.date(),
  ...tillSumsView.shape,
  expected: rupiah,
  counted: rupiah,
  difference: rupiah,
  left_in_till: rupiah.nullable().describe('Null where nobody said.'),
  handed_over: rupiah.nullable().describe('What was counted, less what stays in the till.'),
  note: z.string(),
  counted_by: person.describe('Who counted it before and handed it over; null where nobody did.'),
  closed_by: person,
  closed_at: z.iso.datetime(),
});
export type ClosedCash = z.infer<typeof closedCash>;
export const closedCashPage = pageOf(closedCash);

const sumOfWay = z.object({ way: z.string(), amount: rupiah });

/** Counter movements of a day, closed or open. */
export const cashDay = z.object({
  date: z.iso.date(),
  /** Null while the day can still be closed. */
  closed: closedCash.nullable(),
  /** True if a later day is closed already, which includes this one. */
  passed: z.boolean(),
  /** True if movements recorded now belong to this day. */
  current: z.boolean(),
  till: tillView,
  expected: rupiah,
  by_way: z.array(sumOfWay),
  by_person: z.array(z.object({ person, total: rupiah, by_way: z.array(sumOfWay) })),
  entries: z.array(movement),
});
export type CashDay = z.infer<typeof cashDay>;

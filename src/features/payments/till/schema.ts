import { movement } from '@/features/payments/movements/schema';
import { errorKey } from '@/shared/errors/error-key';
import { requiredOr, requiredText, textUpTo } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

const MAX = 2_000_000_000;
const LONGEST_NOTE = 500;

/** Cash put into or taken out of the till without an order. */
export const tillKinds = ['petty_cash', 'bank_deposit', 'cash_in'] as const;
export type TillKind = (typeof tillKinds)[number];
/** Includes the float, which is counted when the till is opened. */
export const tillEntryKinds = ['float', ...tillKinds] as const;

const person = movement.shape.taken_by;
const rupiah = z.int();
const typedAmount = z
  .int(requiredOr(errorKey('required.amount'), errorKey('invalid.not_a_number')))
  .max(MAX, errorKey('invalid.too_big'));
const amount = typedAmount.min(0, errorKey('invalid.too_small'));
const reason = requiredText(errorKey('required.reason'), LONGEST_NOTE);

export const openTillInput = z.strictObject({
  /** Cash in the drawer when the till is opened. */
  float: amount,
  note: textUpTo(LONGEST_NOTE).default(''),
});
export type OpenTillInput = z.output<typeof openTillInput>;

export const tillEntryInput = z.strictObject({
  kind: z.enum(tillKinds),
  amount: typedAmount.min(1, errorKey('invalid.too_small')).describe('Above zero, in or out.'),
  reason,
});
export type TillEntryInput = z.output<typeof tillEntryInput>;

export const tillReversalInput = z.strictObject({ entry: z.uuid(), reason });
export type TillReversalInput = z.output<typeof tillReversalInput>;

export const countFields = z.strictObject({
  date: z.iso.date(),
  counted: amount,
  /** Part of the counted cash that becomes the next day's float. */
  left_in_till: amount,
  note: textUpTo(LONGEST_NOTE).default(''),
});

type Counted = { counted: number; left_in_till: number | null };
export const leavesNoMoreThanCounted = ({ counted, left_in_till: left }: Counted): boolean => (left ?? 0) <= counted;
export const leftTooMuch = { path: ['left_in_till'], error: errorKey('invalid.more_than_counted') };

export const countInput = countFields.refine(leavesNoMoreThanCounted, leftTooMuch);
export type CountInput = z.output<typeof countInput>;

export const tillEntryView = z.object({
  uuid: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(tillEntryKinds),
  /** Negative for cash out, or for the reversal of cash in. */
  amount: rupiah,
  reason: z.string(),
  recorded_by: person,
  /** Entry made by mistake that this one reverses, and its time. */
  reverses: z.object({ uuid: z.uuid(), at: z.iso.datetime() }).nullable(),
  /** True if it can still be reversed. */
  reversible: z.boolean(),
});
export type TillEntryView = z.infer<typeof tillEntryView>;

/** A count handed over to the person who closes the day. */
export const tillCountView = z.object({
  uuid: z.uuid(),
  at: z.iso.datetime(),
  /** Cash that should have been there at that moment. */
  expected: rupiah,
  counted: rupiah,
  difference: rupiah,
  left_in_till: rupiah,
  handed_over: rupiah,
  note: z.string(),
  counted_by: person,
});
export type TillCountView = z.infer<typeof tillCountView>;

/** Parts of a day's expected cash. */
export const tillSumsView = z.object({
  float: rupiah.nullable().describe('Null where the till was not opened with a float.'),
  taken: rupiah.describe('Cash from guests, less what went back to them.'),
  paid_in: rupiah,
  paid_out: rupiah.describe('Petty cash and bank deposits, above zero.'),
});

export const tillView = tillSumsView.extend({
  left_before: rupiah.nullable().describe('What the closing before left in the till; null where nobody said.'),
  entries: z.array(tillEntryView),
  counts: z.array(tillCountView).describe('The latest first.'),
});

import { crewRoles } from '@/features/crew/schema';
import { rateKinds } from '@/features/pay/rates/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

const LONGEST_REASON = 500;
const MAX = 2_000_000_000;
const rupiah = z.int();

/** Written `2026-11`. */
export const payMonth = z.string().regex(/^(20\d\d|21\d\d)-(0[1-9]|1[0-2])$/, errorKey('invalid.month'));

/** Defaults to the current month. */
export const payInput = z.strictObject({ ...pageFields, month: payMonth.optional() });
export type PayInput = z.output<typeof payInput>;
export const sheetInput = z.strictObject({ member: z.uuid(), month: payMonth.optional() });
export type SheetInput = z.output<typeof sheetInput>;
export const closeMonthInput = z.strictObject({ month: payMonth });

/** Lines that staff add by hand. */
export const extraKinds = ['bonus', 'advance', 'correction'] as const;
export type ExtraKind = (typeof extraKinds)[number];
/** `none` marks work without a rate. */
export const lineKinds = [...rateKinds, 'none', ...extraKinds] as const;

/** A bonus and an advance are positive, and the advance is deducted; a correction carries its own sign. */
export const newLine = z
  .strictObject({
    member: z.uuid(),
    month: payMonth,
    kind: z.enum(extraKinds),
    amount: z
      .int(errorKey('required.amount'))
      .min(-MAX, errorKey('invalid.too_small'))
      .max(MAX, errorKey('invalid.too_big')),
    reason: z.string().trim().min(1, errorKey('required.reason')).max(LONGEST_REASON, errorKey('invalid.too_long')),
    /** The closed month that a correction refers to. */
    corrects: payMonth.nullable().default(null),
  })
  .refine(({ kind, amount }) => (kind === 'correction' ? amount !== 0 : amount > 0), {
    path: ['amount'],
    error: errorKey('required.amount'),
  })
  .refine(({ kind, corrects }) => (kind === 'correction') === (corrects !== null), {
    path: ['corrects'],
    error: errorKey('required.corrected_month'),
  });
export type NewLine = z.output<typeof newLine>;
export const lineRef = z.strictObject({ uuid: z.uuid() });

const closing = z.object({
  at: z.iso.datetime(),
  /** Null once the account is gone; without a name once it is erased. */
  by: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
});
export type Closing = z.infer<typeof closing>;

const person = z.object({
  member: z.uuid(),
  name: z.string(),
  /** Number of days worked. */
  days: z.int(),
  /** Number of these days without a rate. */
  without_rate: z.int(),
  total: rupiah,
});
export type PaidPerson = z.infer<typeof person>;

const month = {
  month: payMonth,
  /** Null while the month is open. */
  closed: closing.nullable(),
  /** True for an open month whose days are all over. */
  closable: z.boolean(),
  total: rupiah,
};
export const payView = pageOf(person).extend(month);
export type PayView = z.infer<typeof payView>;

export const sheetLine = z.object({
  /** Set for a line added by hand that can be removed. */
  uuid: z.uuid().nullable(),
  kind: z.enum(lineKinds),
  /** Null for a line added by hand. */
  date: z.iso.date().nullable(),
  role: z.enum(crewRoles).nullable(),
  /** Activities led, or the boat steered. */
  what: z.string(),
  dives: z.int(),
  /** Number of days over which a course rate is divided; otherwise 1. */
  parts: z.int(),
  rate: rupiah.nullable(),
  amount: rupiah,
  /** False if another role on the same day earns more and is paid instead. */
  paid: z.boolean(),
  reason: z.string().nullable(),
  corrects: payMonth.nullable(),
});
export type SheetLine = z.infer<typeof sheetLine>;

export const sheetView = z.object({
  ...month,
  member: z.uuid(),
  name: z.string(),
  lines: z.array(sheetLine),
  /** Earlier closed months, newest first, that a correction may refer to. */
  closed_before: z.array(payMonth),
});
export type SheetView = z.infer<typeof sheetView>;

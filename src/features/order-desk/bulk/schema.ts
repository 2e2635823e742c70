import { doubleBooking } from '@/features/booking/double-bookings/schema';
import { orderStatuses } from '@/features/orders/domain/order-state';
import { refundWays } from '@/features/payments/schema';
import { errorKey } from '@/shared/errors/error-key';
import { type Locale, locales, perLocale } from '@/shared/locale/locales';
import { fieldsBeyond } from '@/shared/mail/fill-fields';
import { requiredText } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

export const bulkKinds = ['confirm', 'move', 'cancel', 'mail', 'whatsapp', 'print'] as const;
export type BulkKind = (typeof bulkKinds)[number];

export const rowStates = ['waiting', 'done', 'refused', 'skipped'] as const;
export type RowState = (typeof rowStates)[number];

/** The most orders in one action. */
export const MAX_ORDERS = 200;

/** The fields of a text, filled in for each order. */
const textFields = ['name', 'number', 'day', 'trip'] as const;

const day = z.iso.date();
const subject = z.string().trim().max(200, errorKey('invalid.too_long'));
const body = z.string().trim().max(4000, errorKey('invalid.too_long'));

/** English is required, because guests get it when their language has no text. */
export const bulkTexts = z.strictObject({
  ...perLocale(() => z.strictObject({ subject, body }).partial().optional()),
  en: z.strictObject({ subject: subject.default(''), body: body.default('') }),
});
export type BulkTexts = z.output<typeof bulkTexts>;

/** The details of an action besides its orders; stored with the action. */
const detailFields = {
  date: day.optional().describe('The new day; needed to move.'),
  from: day
    .optional()
    .describe('Moves what begins on this day. Without it, the earliest booked part of each order is moved.'),
  refund: z
    .enum(['policy', 'all'])
    .default('policy')
    .describe('To cancel: what the refund policy gives back, or all that can go back. `all` needs the right `money`.'),
  how: z
    .enum(refundWays)
    .optional()
    .describe('To cancel: how money goes back; without it, as it came. Needs the right `money`.'),
  reason: z
    .string()
    .trim()
    .max(2000, errorKey('invalid.too_long'))
    .optional()
    .describe('To cancel: required to start, for the staff only.'),
  texts: bulkTexts
    .optional()
    .describe(
      'What is sent, by language; a guest without one in their language gets the English one. `{name}`, `{number}`, ' +
        '`{day}` and `{trip}` are filled in for each order. WhatsApp has no subject.',
    ),
};
export const bulkDetails = z.strictObject(detailFields);
export type BulkDetails = z.output<typeof bulkDetails>;

const fields = {
  kind: z.enum(bulkKinds),
  orders: z
    .array(z.uuid())
    .min(1, errorKey('required.field'))
    .max(MAX_ORDERS, errorKey('invalid.too_many_orders'))
    .describe('The orders in the order in which they are acted on; each counts once.'),
  ...detailFields,
};

type Bulk = BulkDetails & { kind: BulkKind };
type Issue = { path: (string | number)[]; message: string };

function issuesOfTexts({ kind, texts }: Bulk): Issue[] {
  if (kind !== 'mail' && kind !== 'whatsapp') return [];
  const required: Issue[] = [];
  if (kind === 'mail' && !texts?.en.subject)
    required.push({ path: ['texts', 'en', 'subject'], message: errorKey('required.subject') });
  if (!texts?.en.body) required.push({ path: ['texts', 'en', 'body'], message: errorKey('required.message') });
  const written = locales.flatMap((lng) =>
    (['subject', 'body'] as const).map((part) => ({ path: ['texts', lng, part], text: texts?.[lng]?.[part] ?? '' })),
  );
  const misspelt = written.filter(({ text }) => fieldsBeyond(text, textFields).length > 0);
  return [...required, ...misspelt.map(({ path }) => ({ path, message: errorKey('invalid.text_field') }))];
}

const issuesOf = (bulk: Bulk): Issue[] => [
  ...(bulk.kind === 'move' && !bulk.date ? [{ path: ['date'], message: errorKey('required.activity_date') }] : []),
  ...(bulk.kind === 'move' && bulk.date !== undefined && bulk.date === bulk.from
    ? [{ path: ['date'], message: errorKey('invalid.same_day') }]
    : []),
  ...issuesOfTexts(bulk),
];

const addIssues = (bulk: Bulk, ctx: z.RefinementCtx): void => {
  for (const { path, message } of issuesOf(bulk)) ctx.addIssue({ code: 'custom', path, message });
};

export const bulkInput = z.strictObject(fields).superRefine(addIssues);
export type BulkInput = z.output<typeof bulkInput>;

/** Cancelling requires a reason; previewing it does not. */
const isReasoned = ({ kind, reason }: Bulk): boolean => kind !== 'cancel' || Boolean(reason);
const reasonMissing = { path: ['reason'], error: errorKey('required.reason') };

export const bulkFormInput = bulkInput.refine(isReasoned, reasonMissing);

export const startBulkInput = z
  .strictObject({ ...fields, idempotency_key: requiredText(errorKey('required.idempotency_key')) })
  .superRefine(addIssues)
  .refine(isReasoned, reasonMissing);
export type StartBulkInput = z.output<typeof startBulkInput>;

export const bulkRef = z.strictObject({ uuid: z.string() });
export const bulkRowRef = z.strictObject({ uuid: z.string(), order: z.uuid() });

const order = {
  /** The order's uuid. */
  uuid: z.uuid(),
  booking_id: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  /** The end of its hold; null unless it is unpaid. */
  expires_at: z.iso.datetime().nullable(),
};

/** The expected outcome for an order. */
export const previewRow = z.object({
  ...order,
  status: z.enum(orderStatuses),
  state: z.enum(['done', 'refused', 'skipped']),
  /** The reason why the order would be skipped. */
  message: z.string().nullable(),
  has_email: z.boolean(),
  has_phone: z.boolean(),
  /** The items that would move or be cancelled; `refund` by the policy or in full, `departs` after the move. */
  items: z.array(
    z.object({
      uuid: z.uuid(),
      title: z.string(),
      activity_date: day,
      divers: z.int(),
      refund: z.int().nullable(),
      departs: z.object({ date: day, time: z.string(), left: z.int() }).nullable(),
    }),
  ),
  /** The total refund. */
  refund: z.int(),
  /** People who would be on another order at the same time after the move. */
  double_bookings: z.array(doubleBooking),
});
export type PreviewRow = z.infer<typeof previewRow>;

export const bulkPreview = z.object({
  rows: z.array(previewRow),
  totals: z.object({
    done: z.int(),
    refused: z.int(),
    skipped: z.int(),
    refund: z.int(),
    /** Counts only orders that would be acted on. */
    without_email: z.int(),
    languages: z.array(z.object({ locale: z.enum(locales), orders: z.int() })),
  }),
});
export type BulkPreview = z.infer<typeof bulkPreview>;

const counts = z.object({ waiting: z.int(), done: z.int(), refused: z.int(), skipped: z.int() });

export const bulkCard = z.object({
  uuid: z.uuid(),
  kind: z.enum(bulkKinds),
  date: day.nullable(),
  started_by: z.string().nullable(),
  started_at: z.iso.datetime(),
  /** Null while orders wait. */
  finished_at: z.iso.datetime().nullable(),
  counts,
});
export type BulkCard = z.infer<typeof bulkCard>;

export const bulkRow = z.object({
  ...order,
  state: z.enum(rowStates),
  message: z.string().nullable(),
  refund: z.int().nullable(),
  settled_at: z.iso.datetime().nullable(),
  /** For WhatsApp: the guest's number and the text. */
  chat: z.object({ phone: z.string(), text: z.string() }).nullable(),
});
export type BulkRow = z.infer<typeof bulkRow>;

export const bulkView = bulkCard.extend({
  from: day.nullable(),
  refund: z.enum(['policy', 'all']),
  how: z.enum(refundWays).nullable(),
  reason: z.string().nullable(),
  rows: z.array(bulkRow),
});
export type BulkView = z.infer<typeof bulkView>;

/** The text in a guest's language, with English for missing parts. */
export const textIn = (texts: BulkTexts, locale: Locale): { subject: string; body: string } => ({
  subject: texts[locale]?.subject || texts.en.subject,
  body: texts[locale]?.body || texts.en.body,
});

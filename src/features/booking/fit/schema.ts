import { diverInput } from '@/features/booking/divers/schema';
import { productKinds } from '@/features/catalogue/schema';
import { day } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';
import { answers, reasonKeys } from './domain/fit';
import { judgedFields } from './domain/fit-diver';

const facts = Object.fromEntries(judgedFields.map((field) => [field, diverInput.shape[field].optional()])) as {
  [Field in (typeof judgedFields)[number]]: z.ZodOptional<(typeof diverInput.shape)[Field]>;
};

/** A diver without a name; every fact is optional, and a missing one is unknown. */
export const fitInput = z.strictObject({
  slug: z.string().max(200),
  ...facts,
  /** The day of the trip; defaults to today. */
  activity_date: day.optional(),
  /** True when an adult is in the same booking. */
  with_adult: z.boolean().optional(),
  /** True when a physician has approved the diver. */
  physician_approval: z.boolean().optional(),
});
export type FitInput = z.output<typeof fitInput>;

/** Opens the trip: a refresher or a course with its next free day, or an add-on of the trip. */
const opener = z.object({
  kind: z.enum(['refresher', 'course', 'add_on']),
  title: z.string(),
  /** The sentence that offers it, in the caller's language. */
  text: z.string(),
  product: z.object({ slug: z.string(), kind: z.enum(productKinds) }).nullable(),
  next_free: z.string().nullable(),
});
export type OpenerView = z.infer<typeof opener>;

export const fitView = z.object({
  answer: z.enum(answers),
  /** The reasons against it, in a stable order. */
  reasons: z.array(z.object({ key: z.enum(reasonKeys), answer: z.enum(answers), text: z.string() })),
  opens: z.array(opener),
});
export type FitView = z.infer<typeof fitView>;

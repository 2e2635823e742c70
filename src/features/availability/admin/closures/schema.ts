import { dayRange, isForwards, orForwards } from '@/features/availability/schema';
import { areas } from '@/features/catalogue/schema';
import { pageFields, pageOf } from '@/shared/list/pages';
import { localisedLine, writtenLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

export const closuresInput = z.strictObject({
  ...pageFields,
  /** Coming closures are sorted by the earliest first, past ones by the latest first. */
  when: z.enum(['coming', 'past']).default('coming'),
});
export type ClosuresInput = z.infer<typeof closuresInput>;

const closure = z.strictObject({
  ...dayRange,
  /** Closes only products in these areas; an empty list closes all of them. */
  areas: z.array(z.enum(areas)).max(areas.length).default([]),
  reasons: writtenLine,
});

export const createClosureInput = closure.refine(isForwards, orForwards);
export type ClosureInput = z.infer<typeof createClosureInput>;

const which = { uuid: z.uuid() };
/** `updated_at` is that of the closure the caller read; the update is refused if somebody else has changed it since. */
export const updateClosureInput = closure
  .extend({ ...which, updated_at: z.iso.datetime() })
  .refine(isForwards, orForwards);
export type UpdateClosureInput = z.infer<typeof updateClosureInput>;
export const whichClosure = z.strictObject(which);

export const closureView = z.object({
  uuid: z.uuid(),
  from: z.iso.date(),
  to: z.iso.date(),
  areas: z.array(z.enum(areas)),
  reasons: localisedLine,
  /** Divers already booked on these days, whom the staff has to contact. */
  divers_booked: z.int(),
  updated_at: z.iso.datetime(),
});
export type ClosureView = z.infer<typeof closureView>;
export const closuresPage = pageOf(closureView);

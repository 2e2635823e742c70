import { dayRange, isForwards, orForwards } from '@/features/availability/schema';
import { areas } from '@/features/catalogue/schema';
import { pageFields, pageOf } from '@/shared/list/pages';
import { localisedLine, writtenLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

export const closuresInput = z.strictObject({
  ...pageFields,
  /** Those that are not over yet come the next one first, the others the last one first. */
  when: z.enum(['coming', 'past']).default('coming'),
});
export type ClosuresInput = z.infer<typeof closuresInput>;

const closure = z.strictObject({
  ...dayRange,
  /** Only what goes there; everything, when none is named. */
  areas: z.array(z.enum(areas)).max(areas.length).default([]),
  reasons: writtenLine,
});

export const createClosureInput = closure.refine(isForwards, orForwards);
export type ClosureInput = z.infer<typeof createClosureInput>;

const which = { uuid: z.uuid() };
/** `updated_at` of the closure that was looked at: if somebody else changed it since, nothing is changed. */
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
  /** Divers who are booked on these days all the same: somebody has to talk to them. */
  divers_booked: z.int(),
  updated_at: z.iso.datetime(),
});
export type ClosureView = z.infer<typeof closureView>;
export const closuresPage = pageOf(closureView);

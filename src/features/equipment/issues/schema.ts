import { once } from '@/features/catalogue/domain/written';
import { tag } from '@/features/equipment/schema';
import { serviceView } from '@/features/equipment/services/schema';
import { parts } from '@/features/outings/domain/parts';
import { kitKinds } from '@/shared/diving/kit';
import { errorKey } from '@/shared/errors/error-key';
import { day, requiredText } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

const MAX_DIVES = 10;
const LONGEST_FAULT = 300;

/** Gives a unit to a diver, or to a boat for whoever needs it; with neither, it is out of the shop. */
export const issueInput = z.strictObject({
  tag,
  date: day,
  parts: once(z.enum(parts), parts.length).min(1),
  boat: z.uuid().nullable().default(null),
  diver: z.uuid().nullable().default(null),
  /** The dives that it is used for. */
  dives: z.int().min(0).max(MAX_DIVES).default(1),
});
export type NewIssue = z.output<typeof issueInput>;

export const issueRef = z.strictObject({ uuid: z.uuid() });

/** The condition of a unit that came back with a fault. */
export const brokenConditions = ['needs_service', 'out_of_order'] as const;
const broken = {
  fault: requiredText(errorKey('required.fault'), LONGEST_FAULT),
  condition: z.enum(brokenConditions),
};
export const faultForm = z.strictObject(broken);
/** Without `fault`, the unit came back in order. */
export const returnInput = z.strictObject({ uuid: z.uuid(), fault: z.strictObject(broken).nullable().default(null) });
export type Return = z.output<typeof returnInput>;

export const issueView = z.object({
  uuid: z.uuid(),
  unit: z.object({ uuid: z.uuid(), tag: z.string(), kind: z.enum(kitKinds), size: z.string() }),
  date: z.iso.date(),
  parts: z.array(z.enum(parts)),
  /** Null without a boat, and once it is deleted. */
  boat: z.string().nullable(),
  /** The diver's name; null without a diver, and once their details are erased. */
  diver: z.string().nullable(),
  issued_by: z.string().nullable(),
  returned_at: z.iso.datetime().nullable(),
  fault: z.string().nullable(),
});
export type IssueView = z.output<typeof issueView>;

/** Every unit that has not come back, the longest out first. */
export const outView = z.object({ data: z.array(issueView) });

export const historyView = z.object({ services: z.array(serviceView), issues: z.array(issueView) });
export type HistoryView = z.output<typeof historyView>;

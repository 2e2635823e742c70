import { once } from '@/features/catalogue/domain/written';
import { crewRoles } from '@/features/crew/schema';
import { nowShort } from '@/features/outings/counting/schema';
import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';

export const rosterMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, errorKey('invalid.field'));

/** Without a month, the current one. */
export const rosterInput = z.strictObject({ month: rosterMonth.optional() });
export type RosterInput = z.output<typeof rosterInput>;

const MAX_DAYS = 100;
const day = z.iso.date();

export const setRosterDaysInput = z.strictObject({
  /** The crew member. */
  uuid: z.uuid(),
  days: once(day, MAX_DAYS).min(1),
  /** `as_usual` undoes days off and extra days: the weekdays decide again. */
  state: z.enum(['works', 'off', 'as_usual']),
});
export type SetRosterDaysInput = z.output<typeof setRosterDaysInput>;

const rosterDay = z.object({
  date: day,
  state: z.enum(['works', 'day_off', 'extra_day', 'not_in_service']),
  /** Whether none of the member's papers has run out by that day. */
  papers_valid: z.boolean(),
});
export type RosterDay = z.infer<typeof rosterDay>;

const rosterRow = z.object({
  uuid: z.uuid(),
  name: z.string(),
  roles: z.array(z.enum(crewRoles)),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z.array(z.int()),
  days: z.array(rosterDay),
});
export type RosterRow = z.infer<typeof rosterRow>;

export const rosterView = z.object({
  month: rosterMonth,
  /** Every active crew member. */
  crew: z.array(rosterRow),
  /** The guides and instructors who can lead divers on each day. */
  leaders: z.array(z.object({ date: day, count: z.int() })),
});
export type RosterView = z.infer<typeof rosterView>;

export const rosterDaysView = z.object({ uuid: z.uuid(), days: z.array(rosterDay), ...nowShort });
export type RosterDaysView = z.infer<typeof rosterDaysView>;

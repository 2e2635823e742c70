import { once } from '@/features/catalogue/domain/written';
import { crewRoles } from '@/features/crew/schema';
import { nowShort } from '@/features/outings/counting/schema';
import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';

export const rosterMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, errorKey('invalid.field'));

/** Defaults to the current month. */
export const rosterInput = z.strictObject({ month: rosterMonth.optional() });
export type RosterInput = z.output<typeof rosterInput>;

const MAX_DAYS = 100;
const day = z.iso.date();

export const setRosterDaysInput = z.strictObject({
  uuid: z.uuid(),
  days: once(day, MAX_DAYS).min(1),
  /** `as_usual` removes exceptions, so that the weekdays decide again. */
  state: z.enum(['works', 'off', 'as_usual']),
});
export type SetRosterDaysInput = z.output<typeof setRosterDaysInput>;

const rosterDay = z.object({
  date: day,
  state: z.enum(['works', 'day_off', 'extra_day', 'not_in_service']),
  /** False if any of the member's papers has expired by that day. */
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
  /** The days on which the plan has the member steer a boat or van. */
  steers_on: z.array(day),
});
export type RosterRow = z.infer<typeof rosterRow>;

export const rosterView = z.object({
  month: rosterMonth,
  crew: z.array(rosterRow),
  /** Number of guides and instructors who can lead divers on each day. */
  leaders: z.array(z.object({ date: day, count: z.int() })),
  /** Number of captains at work on each day. */
  captains: z.array(z.object({ date: day, count: z.int() })),
});
export type RosterView = z.infer<typeof rosterView>;

export const rosterDaysView = z.object({ uuid: z.uuid(), days: z.array(rosterDay), ...nowShort });
export type RosterDaysView = z.infer<typeof rosterDaysView>;

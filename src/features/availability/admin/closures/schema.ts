import { areas } from '@/shared/diving/areas';
import { pageFields, pageOf } from '@/shared/list/pages';
import { dayRange, isForwards, notForwards } from '@/shared/schema/day-range';
import { localisedLine, writtenLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

export const closuresInput = z.strictObject({
  ...pageFields,
  /** Upcoming closures are sorted earliest first, past closures latest first. */
  when: z.enum(['coming', 'past']).default('coming'),
});
export type ClosuresInput = z.infer<typeof closuresInput>;

const closedDays = z.strictObject({
  ...dayRange,
  /** Closes only products in these areas; an empty list closes all of them. */
  areas: z.array(z.enum(areas)).max(areas.length).default([]),
  /** Also closes the night before, for products that use it; unchanged if omitted. */
  night_before: z.boolean().optional(),
});
const closure = closedDays.extend({ reasons: writtenLine });

export const closedDaysInput = closedDays.refine(isForwards, notForwards);
export type ClosedDays = z.infer<typeof closedDaysInput>;

export const createClosureInput = closure.refine(isForwards, notForwards);
export type ClosureInput = z.infer<typeof createClosureInput>;

const which = { uuid: z.uuid() };
/** `updated_at` is that of the closure the caller read; the update is refused if somebody else has changed it since. */
export const updateClosureInput = closure
  .extend({ ...which, updated_at: z.iso.datetime() })
  .refine(isForwards, notForwards);
export type UpdateClosureInput = z.infer<typeof updateClosureInput>;
export const closureRef = z.strictObject(which);

export const closureView = z.object({
  uuid: z.uuid(),
  from: z.iso.date(),
  to: z.iso.date(),
  areas: z.array(z.enum(areas)),
  night_before: z.boolean(),
  reasons: localisedLine,
  /** Divers already booked on these days, whom staff must contact. */
  divers_booked: z.int(),
  updated_at: z.iso.datetime(),
});
export type ClosureView = z.infer<typeof closureView>;
export const closuresPage = pageOf(closureView);

/** Statuses in which an order holds seats on a future day. */
export const concernedStatuses = ['pending_payment', 'paid', 'confirmed'] as const;

const orderConcerned = z.object({
  uuid: z.uuid(),
  booking_id: z.string(),
  /** Name of the customer. */
  name: z.string(),
  /** Title in the caller's language. */
  product: z.string(),
  activity_date: z.iso.date(),
  /** The same day, except for a course. */
  last_day: z.iso.date(),
  status: z.enum(concernedStatuses),
  diver_count: z.int(),
});
export type OrderConcerned = z.infer<typeof orderConcerned>;

export const ordersConcernedView = z.object({
  /** The first 200 orders on these days, whose customers staff must contact. */
  orders_concerned: z.array(orderConcerned),
  orders_concerned_total: z.int(),
});
export type OrdersConcerned = z.infer<typeof ordersConcernedView>;

export const closureWithOrders = closureView.extend(ordersConcernedView.shape);
export type ClosureWithOrders = z.infer<typeof closureWithOrders>;

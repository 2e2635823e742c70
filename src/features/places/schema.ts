import { daysBetween } from '../../shared/days';
import { errorKey } from '../../shared/error-key';
import { z } from '../../shared/zod';
import { slugInput } from '../catalogue/schema';
import { MOST_DAYS } from './domain/booking-window';

const isForwards = ({ from, to }: { from: string; to: string }) => from <= to;
const isShort = ({ from, to }: { from: string; to: string }) => daysBetween(from, to) < MOST_DAYS;

/** From a day to a later one, both included. */
const dayRange = { from: z.iso.date(), to: z.iso.date() };
const forwards = { path: ['to'], error: errorKey('invalid.day_range') };
const shortEnough = { path: ['to'], error: errorKey('invalid.range_too_long'), params: { maximum: MOST_DAYS } };

export const availabilityInput = slugInput.extend(dayRange).refine(isForwards, forwards).refine(isShort, shortEnough);
export type AvailabilityInput = z.infer<typeof availabilityInput>;

export const dayView = z.object({
  date: z.iso.date(),
  places_left: z.int(),
  status: z.enum(['open', 'sold_out', 'closed', 'cut_off']),
  /** Why it is closed or different, in the language of the caller. */
  note: z.string().nullable(),
});
export type DayView = z.infer<typeof dayView>;

import { isVersion } from '@/shared/schema/versions';

type Day = { closed: boolean; adjusted: boolean; note: unknown; updatedAt: Date };

/** Bookings made it, and nobody of the shop has touched it. */
const isUntouched = ({ closed, adjusted, note }: Day): boolean => !closed && !adjusted && note === null;

/** Whether a day is still as somebody saw it; one that was not there yet may have come by a booking. */
export const isAsSeen = (day: Day, seen: string | null): boolean =>
  seen === null ? isUntouched(day) : isVersion(day, seen);

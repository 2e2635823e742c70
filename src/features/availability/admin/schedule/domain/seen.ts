import { isVersion } from '@/shared/schema/versions';

type Day = { closed: boolean; adjusted: boolean; note: unknown; updatedAt: Date };

/** Such a row was created by a booking and never edited by the staff. */
const isUntouched = ({ closed, adjusted, note }: Day): boolean => !closed && !adjusted && note === null;

/** A day that did not exist when it was read may since have been created by a booking. */
export const isAsSeen = (day: Day, seen: string | null): boolean =>
  seen === null ? isUntouched(day) : isVersion(day, seen);

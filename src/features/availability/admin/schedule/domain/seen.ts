import { isVersion } from '@/shared/schema/versions';

/** The version of a day, which is that of its departure changed last; null while none is in the database. */
export const lastChange = (departures: readonly { updated_at: string | null }[]): string | null =>
  departures
    .flatMap(({ updated_at }) => updated_at ?? [])
    .toSorted()
    .at(-1) ?? null;

type Day = { closed: boolean; adjusted: boolean; note: unknown; updatedAt: Date };

/** Such a row was created by a booking and never edited by the staff. */
const isUntouched = ({ closed, adjusted, note }: Day): boolean => !closed && !adjusted && note === null;

/** A day that did not exist when it was read may since have been created by a booking. */
export const isAsSeen = (day: Day, seen: string | null): boolean =>
  seen === null ? isUntouched(day) : isVersion(day, seen);

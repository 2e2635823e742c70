import { isVersion } from '@/shared/schema/versions';

/** Version of a day: the last change of any of its departures; null while none is stored. */
export const lastChange = (departures: readonly { updated_at: string | null }[]): string | null =>
  departures
    .flatMap(({ updated_at }) => updated_at ?? [])
    .toSorted()
    .at(-1) ?? null;

type Day = { closed: boolean; adjusted: boolean; note: unknown; updatedAt: Date };

/** True for a row created by a booking and never edited by staff. */
const isUntouched = ({ closed, adjusted, note }: Day): boolean => !closed && !adjusted && note === null;

/** Accepts a day that did not exist when it was read and has since been created by a booking. */
export const isAsSeen = (day: Day, seen: string | null): boolean =>
  seen === null ? isUntouched(day) : isVersion(day, seen);

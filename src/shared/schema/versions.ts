import { AppError } from '@/shared/errors/errors';
import { z } from './zod';

/** Rows that several people may edit use the time of their last change, `updated_at`, as their version. */
type Versioned = { updatedAt: Date };

/** True when the row still has the version that the editor read. */
export const isVersion = ({ updatedAt }: Versioned, seen: string): boolean => updatedAt.getTime() === Date.parse(seen);

/** The version that the editor read. Without a version, as from a script, the current row is changed. */
export const seenVersion = z.iso.datetime().optional();

/** Refuses a change if somebody else has changed the row since it was read. */
export function expectVersion(row: Versioned, seen: string | undefined): void {
  if (seen !== undefined && !isVersion(row, seen)) throw new AppError('changed_meanwhile');
}

/** Later than the last change, even when two come in the same millisecond or the clock was set back. */
export const nextVersion = (last: Versioned[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...last.map(({ updatedAt }) => updatedAt.getTime() + 1)));

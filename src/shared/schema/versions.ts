import { AppError } from '@/shared/errors/errors';
import { z } from './zod';

/** What several people may edit carries when it was changed last, as `updated_at`; that is its version. */
type Versioned = { updatedAt: Date };

/** Whether it is still as somebody saw it. */
export const isVersion = ({ updatedAt }: Versioned, seen: string): boolean => updatedAt.getTime() === Date.parse(seen);

/** The version somebody looked at. Who names none, as a script may, changes whatever is there. */
export const seenVersion = z.iso.datetime().optional();

/** Refuses to change what somebody else has changed since it was looked at. */
export function expectVersion(row: Versioned, seen: string | undefined): void {
  if (seen !== undefined && !isVersion(row, seen)) throw new AppError('changed_meanwhile');
}

/** Later than the last change, also when two come in the same millisecond or a clock was set back. */
export const nextVersion = (last: Versioned[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...last.map(({ updatedAt }) => updatedAt.getTime() + 1)));

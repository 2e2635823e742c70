import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

/** Refuses to keep one person's draft in the account of another person who has signed in meanwhile. */
export function requireOwnDraft({ userId }: Person, person: string | undefined): void {
  if (person !== undefined && person !== userId) throw new AppError('forbidden');
}

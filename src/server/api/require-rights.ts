import { AppError } from '@/shared/errors/errors';
import { type Actor, can } from '@/shared/schema/actor';
import type { Needs } from '@/shared/schema/rights';

/** Checks rights beyond those of the procedure, such as the right to money when a cancellation pays some back. */
export function requireRights(actor: Actor, needs: Needs): void {
  if (!can(actor, needs)) throw new AppError('forbidden');
}

import { AppError } from '@/shared/errors/errors';
import { type Actor, can } from '@/shared/schema/actor';
import type { Needs } from '@/shared/schema/rights';

/** For what a call needs beyond the rights of its procedure, such as the money that goes with a cancellation. */
export function requireRights(actor: Actor, needs: Needs): void {
  if (!can(actor, needs)) throw new AppError('forbidden');
}

import { accountById } from '@/features/accounts/data';
import { endOwnSession } from '@/features/accounts/settings/data';
import type { EndSessionInput } from '@/features/accounts/settings/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

/** Returns true if the ended session is the caller's own. */
export async function endSession(ctx: Ctx & { actor: Person }, { uuid }: EndSessionInput): Promise<boolean> {
  const user = await accountById(ctx.db, ctx.actor.userId);
  if (!user || !(await endOwnSession(ctx.db, user, uuid, ctx.now))) throw new AppError('not_found');
  return uuid === ctx.actor.sessionId;
}

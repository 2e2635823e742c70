import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { AppError } from '../../../../shared/errors';
import { accountById } from '../../data';
import { endOwnSession } from '../data';
import type { EndSessionInput } from '../schema';

/** Signs one device out; true when it is the one that asks. */
export async function endSession(ctx: Ctx & { actor: Person }, { uuid }: EndSessionInput): Promise<boolean> {
  const user = await accountById(ctx.db, ctx.actor.userId);
  if (!user || !(await endOwnSession(ctx.db, user, uuid, ctx.now))) throw new AppError('not_found');
  return uuid === ctx.actor.sessionId;
}

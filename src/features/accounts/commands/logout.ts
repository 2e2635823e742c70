import type { Ctx } from '../../../server/context';
import type { Holder } from '../../../shared/actor';
import { endSession } from '../data';

export async function logout(ctx: Ctx & { actor: Holder }): Promise<void> {
  await endSession(ctx.db, ctx.actor.sessionId, ctx.now);
}

import { endSession } from '@/features/accounts/data';
import type { Ctx } from '@/server/api/context';
import type { Holder } from '@/shared/schema/actor';

export async function logout(ctx: Ctx & { actor: Holder }): Promise<void> {
  await endSession(ctx.db, ctx.actor.sessionId, ctx.now);
}

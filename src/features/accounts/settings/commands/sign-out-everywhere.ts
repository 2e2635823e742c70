import { endSessionsOf } from '@/features/accounts/data';
import { raiseSessionVersion } from '@/features/accounts/settings/data';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';

export async function signOutEverywhere(ctx: Ctx & { actor: Person }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await raiseSessionVersion(tx, ctx.actor.userId);
    await endSessionsOf(tx, ctx.actor.userId, ctx.now);
  });
}

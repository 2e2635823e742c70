import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { endSessionsOf } from '../../data';
import { raiseSessionVersion } from '../data';

export async function signOutEverywhere(ctx: Ctx & { actor: Person }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await raiseSessionVersion(tx, ctx.actor.userId);
    await endSessionsOf(tx, ctx.actor.userId, ctx.now);
  });
}

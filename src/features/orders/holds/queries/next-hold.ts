import { env } from '../../../../env';
import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { usageOf } from '../data';
import { holdSettings, limitsOf } from '../domain/hold-limits';
import { holdMinutes } from '../domain/hold-minutes';

/** How long an order would hold its seats that this customer places now. */
export async function nextHold({ db, now, actor }: Ctx & { actor: Person }): Promise<{ minutes: number }> {
  const { endedUnpaid } = await usageOf(db, { customerId: actor.userId, networkHash: null }, now);
  const { shortened } = limitsOf(holdSettings, env.RATE_LIMIT_FACTOR);
  return { minutes: holdMinutes(env.HOLD_MINUTES, endedUnpaid, shortened) };
}

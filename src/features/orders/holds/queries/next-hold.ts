import { env } from '@/env';
import { usageOf } from '@/features/orders/holds/data';
import { holdMinutes, holdSettings, limitsOf } from '@/features/orders/holds/domain/hold-limits';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';

/** How long an order that this customer places now would hold its seats. */
export async function nextHold({ db, now, actor }: Ctx & { actor: Person }): Promise<{ minutes: number }> {
  const { endedUnpaid } = await usageOf(db, { customerId: actor.userId, networkHash: null }, now);
  const { shortened } = limitsOf(holdSettings, env.RATE_LIMIT_FACTOR);
  return { minutes: holdMinutes(env.HOLD_MINUTES, endedUnpaid, shortened) };
}

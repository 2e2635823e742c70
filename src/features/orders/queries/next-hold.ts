import { env } from '@/env';
import { usageOf } from '@/features/orders/data/holds';
import { holdSettingsOf, limitsOf } from '@/features/orders/domain/hold-limits';
import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';
import { holdMinutesOf } from '@/server/shop/hold-minutes';
import type { Person } from '@/shared/schema/actor';
import { holdMinutes } from '@/shared/shop/hold-minutes';

/** Minutes for which an order placed now by this customer would hold its seats. */
export async function nextHold({ db, now, actor }: Ctx & { actor: Person }): Promise<{ minutes: number }> {
  const { endedUnpaid } = await usageOf(db, { customerId: actor.userId, networkHash: null }, now);
  const shop = await currentShop(db);
  const { shortened } = limitsOf(holdSettingsOf(shop.selling), env.RATE_LIMIT_FACTOR);
  return { minutes: holdMinutes(holdMinutesOf(shop), endedUnpaid, shortened) };
}

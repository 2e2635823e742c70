import { env } from '@/env';
import { type RecentHolds, usageIn } from '@/features/orders/data/holds';
import { decideHold, type HoldRefusal, type OrderOrigin } from '@/features/orders/domain/decide-hold';
import { holdSettingsOf, limitsOf } from '@/features/orders/domain/hold-limits';
import type { Ctx } from '@/server/api/context';
import { addressOrNull } from '@/server/auth/client-network';
import { pepperedHmac } from '@/server/crypto/crypto';
import { holdMinutesOf } from '@/server/shop/hold-minutes';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Locale } from '@/shared/locale/locales';
import { holdMinutes } from '@/shared/shop/hold-minutes';
import type { Shop } from '@/shared/shop/sections';
import { formatTime } from '@/shared/time/dates';

const MINUTE_MS = 60 * 1000;

/** Stored as a hash, since the database only has to know whether two orders come from one network. */
export function networkHashOf(address: string): string | null {
  const network = addressOrNull(address);
  return network && pepperedHmac('order-network', network);
}

const openCodes = {
  too_many_open: { account: 'too_many_holds', network: 'network_holds_open' },
  too_many_seats: { account: 'held_seats', network: 'network_holds_open' },
} as const;

function refusalError(refusal: HoldRefusal, now: Date, locale: Locale): AppError {
  if (refusal.reason === 'group_too_large')
    return fieldError('quantity', 'invalid.group_too_large', { count: refusal.most });
  if (refusal.reason === 'too_many_an_hour') {
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.retryAfterMs / 1000));
    return new AppError('too_many_orders', {
      retryAfterSeconds,
      params: { count: Math.ceil(retryAfterSeconds / 60) },
    });
  }
  // A job releases overdue seats within a minute.
  const until = new Date(Math.max(refusal.firstEndsAt?.getTime() ?? 0, now.getTime() + MINUTE_MS));
  const counted =
    refusal.reason === 'too_many_seats' ? { count: refusal.seats, most: refusal.most } : { count: refusal.orders };
  return new AppError(openCodes[refusal.reason][refusal.scope], {
    params: { ...counted, until: formatTime(until, locale) },
  });
}

type Claim = { origin: OrderOrigin; seats: number; networkHash: string | null; holds: readonly RecentHolds[] };
type Hold = { expiresAt: Date; networkHash: string | null };

/** Returns the end of the hold of an order, or refuses the order. */
export function holdUntil(
  { now, locale, shop }: Pick<Ctx, 'now' | 'locale'> & { shop: Shop },
  { origin, seats, networkHash, holds }: Claim,
): Hold {
  const minutes = holdMinutesOf(shop);
  const endOf = (length: number) => new Date(now.getTime() + length * MINUTE_MS);
  if (origin !== 'online') return { expiresAt: endOf(minutes), networkHash: null };
  const limits = limitsOf(holdSettingsOf(shop.selling), env.RATE_LIMIT_FACTOR);
  const { endedUnpaid, ...used } = usageIn(holds, networkHash);
  const decision = decideHold({ origin, seats, ...used }, limits, now);
  if (!decision.isAllowed) throw refusalError(decision.refusal, now, locale);
  return { expiresAt: endOf(holdMinutes(minutes, endedUnpaid, limits.shortened)), networkHash };
}

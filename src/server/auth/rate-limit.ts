import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/env';
import { pool } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { timesFactor } from '@/shared/schema/limit-factor';
import { type Limit, limitKey } from './limit-key';

const MINUTE = 60;
const HOURS_FROM_SECONDS = 90 * MINUTE;

/** A named statement belongs to a connection; behind a pooler, the next call may run on another connection. */
const withoutNames = {
  query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
};

const limiters = new Map<string, RateLimiterPostgres>();

function limiterOf(limit: Limit): RateLimiterPostgres {
  const existing = limiters.get(limit.name);
  if (existing) return existing;
  const limiter = new RateLimiterPostgres({
    storeClient: withoutNames,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: timesFactor(limit.points, env.RATE_LIMIT_FACTOR),
    duration: limit.perSeconds,
  });
  limiters.set(limit.name, limiter);
  return limiter;
}

/** A counted try that can be given back; `isLast` when it was the last one. */
export type Try = { limit: Limit; row: string; endsAt: number; isLast: boolean };

/** Time passes between the count and its answer; two count periods of one row are at least a minute apart. */
const TOLERANCE_MS = 1000;

/**
 * A successful try does not count. It is given back to the period it was taken from, never to a later one: otherwise a
 * caller who holds many calls open while a period ends would gain as many tries.
 */
export async function releaseTries(tries: readonly Try[]): Promise<void> {
  for (const { row, endsAt } of tries) {
    await pool.query(
      'UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND points > 0 AND expire BETWEEN $2 AND $3',
      [row, endsAt - TOLERANCE_MS, endsAt + TOLERANCE_MS],
    );
  }
}

function refusal(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const params =
    retryAfterSeconds > HOURS_FROM_SECONDS
      ? { context: 'hours', count: Math.ceil(retryAfterSeconds / MINUTE / MINUTE) }
      : { count: Math.ceil(retryAfterSeconds / MINUTE) };
  return new AppError('too_many_requests', { retryAfterSeconds, params });
}

/** Takes one try, or refuses with the time of the next. A refused try does not count. */
export async function claimTry(limit: Limit, subject: string): Promise<Try> {
  const key = limitKey(limit, subject);
  const taken = ({ msBeforeNext, remainingPoints }: RateLimiterRes): Try => ({
    limit,
    row: `${limit.name}:${key}`,
    endsAt: Date.now() + msBeforeNext,
    isLast: remainingPoints === 0,
  });
  try {
    return taken(await limiterOf(limit).consume(key));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    await releaseTries([taken(refused)]);
    throw refusal(refused.msBeforeNext);
  }
}

/** Takes one try of each limit, in this order; the first refusal leaves all others unchanged. */
export async function claimTries(wanted: readonly { limit: Limit; subject: string }[]): Promise<Try[]> {
  const taken: Try[] = [];
  try {
    for (const { limit, subject } of wanted) taken.push(await claimTry(limit, subject));
    return taken;
  } catch (refused) {
    await releaseTries(taken);
    throw refused;
  }
}

/** For actions that are silently skipped when too frequent: takes one try and returns true if one was left. */
export async function claimTryIfLeft(limit: Limit, subject: string): Promise<boolean> {
  try {
    await claimTry(limit, subject);
    return true;
  } catch (refused) {
    if (refused instanceof AppError && refused.code === 'too_many_requests') return false;
    throw refused;
  }
}

import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';
import { AppError } from '../shared/errors';
import { pool } from './db';

export type Limit = { name: string; points: number; perSeconds: number };

const limiters = new Map<string, RateLimiterPostgres>();

function limiterOf(limit: Limit): RateLimiterPostgres {
  const known = limiters.get(limit.name);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: Math.max(1, Math.round(limit.points * env.RATE_LIMIT_FACTOR)),
    duration: limit.perSeconds,
  });
  limiters.set(limit.name, limiter);
  return limiter;
}

/** Addresses and e-mails are kept as hashes: the table need not know whose they are. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url');

/** Takes one try, or refuses and says when to come back. */
export async function takeTry(limit: Limit, subject: string): Promise<void> {
  try {
    await limiterOf(limit).consume(keyOf(subject));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    const minutes = Math.ceil(retryAfterSeconds / 60);
    throw new AppError('too_many_requests', { retryAfterSeconds, params: { count: minutes } });
  }
}

/** For what is quietly left undone when it comes too often: takes one try and says whether there was one left. */
export async function hasTry(limit: Limit, subject: string): Promise<boolean> {
  try {
    await takeTry(limit, subject);
    return true;
  } catch (refused) {
    if (refused instanceof AppError && refused.code === 'too_many_requests') return false;
    throw refused;
  }
}

/** A try that turned out to be right does not count. */
export async function giveTryBack(limit: Limit, subject: string): Promise<void> {
  await limiterOf(limit).reward(keyOf(subject));
}

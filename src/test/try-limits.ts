import { type Limit, limitKey } from '@/server/auth/limit-key';
import { db } from '@/server/database/db';

let last = 0;

/** An address in a network that has made no call yet. */
export function freshAddress(): string {
  last += 1;
  return `10.${last >> 8}.${last & 255}.1`;
}

/** Ends the periods of all limits. */
export const resetTries = () => db.rateLimit.deleteMany();

const rowOf = (limit: Limit, subject: string) => `${limit.name}:${limitKey(limit, subject)}`;

/** Uses up tries until `left` remain in the current period. */
export async function setTriesLeft(limit: Limit, subject: string, left: number): Promise<void> {
  const key = rowOf(limit, subject);
  const count = { points: limit.points - left, expire: BigInt(Date.now() + limit.perSeconds * 1000) };
  await db.rateLimit.upsert({ where: { key }, create: { key, ...count }, update: count });
}

/** The number of tries that count at this moment. */
export const triesOf = async (limit: Limit, subject: string): Promise<number> =>
  (await db.rateLimit.findUnique({ where: { key: rowOf(limit, subject) } }))?.points ?? 0;

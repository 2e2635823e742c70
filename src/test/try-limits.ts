import { type Limit, limitKey } from '@/server/auth/limit-key';
import { db } from '@/server/database/db';

let last = 0;

/** An address in a network that has made no call yet. */
export function freshAddress(): string {
  last += 1;
  return `10.${last >> 8}.${last & 255}.1`;
}

/** As if the periods of all limits were over. */
export const forgetTries = () => db.rateLimit.deleteMany();

const rowOf = (limit: Limit, subject: string) => `${limit.name}:${limitKey(limit, subject)}`;

/** Leaves `left` tries, for as long as the limit lasts. */
export async function leaveTries(limit: Limit, subject: string, left: number): Promise<void> {
  const key = rowOf(limit, subject);
  const count = { points: limit.points - left, expire: BigInt(Date.now() + limit.perSeconds * 1000) };
  await db.rateLimit.upsert({ where: { key }, create: { key, ...count }, update: count });
}

/** How many tries count at this moment. */
export const triesOf = async (limit: Limit, subject: string): Promise<number> =>
  (await db.rateLimit.findUnique({ where: { key: rowOf(limit, subject) } }))?.points ?? 0;

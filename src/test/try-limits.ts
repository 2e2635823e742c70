import { db } from '../server/db';

let last = 0;

/** An address nobody has called from yet. */
export function freshAddress(): string {
  last += 1;
  return `198.18.${last >> 8}.${last & 255}`;
}

/** As if all the limits' time were over. */
export const forgetTries = () => db.rateLimit.deleteMany();

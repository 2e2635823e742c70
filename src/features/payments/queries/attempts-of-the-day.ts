import type { Db } from '@/server/database/db';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many payments of the last day are in each state, by gateway. */
export const attemptsOfTheDay = (db: Db, now: Date) =>
  db.paymentAttempt.groupBy({
    by: ['gateway', 'status'],
    where: { createdAt: { gt: new Date(now.getTime() - DAY_MS) } },
    _count: true,
  });

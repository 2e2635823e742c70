import type { Db } from '@/server/database/db';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts the last day's payments by state and gateway. */
export const attemptsOfTheDay = (db: Db, now: Date) =>
  db.paymentAttempt.groupBy({
    by: ['gateway', 'status'],
    where: { createdAt: { gt: new Date(now.getTime() - DAY_MS) } },
    _count: true,
  });

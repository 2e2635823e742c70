import { z } from 'zod';
import { log } from '@/server/process/log';
import { deadJobs } from './dead';
import { defineJob } from './job';

const DAY_MS = 24 * 60 * 60 * 1000;
const SESSION_RETENTION_DAYS = 30;

/** Removes expired rows and sends reminders of jobs that need a person. */
export const tidy = defineJob({
  name: 'housekeeping.tidy',
  lane: 'upkeep',
  payload: z.object({}),
  cron: '23 * * * *',
  async run({ db, now }) {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const longOver = { lt: daysAgo(SESSION_RETENTION_DAYS) };
    await db.rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } });
    await db.session.deleteMany({ where: { OR: [{ expiresAt: longOver }, { endedAt: longOver }] } });
    await db.workerHeartbeat.deleteMany({ where: { seenAt: { lt: daysAgo(1) } } });

    const dead = await deadJobs(db);
    if (dead.length > 0) log.warn({ dead: dead.length }, 'there are dead jobs');
  },
});

import { afterAll, describe, expect, it } from 'vitest';
import { db, pool } from '@/server/database/db';
import { system } from '@/shared/schema/actor';
import { tidy } from './housekeeping';
import { workOn } from './worker';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-21T03:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

describe('housekeeping', () => {
  it('removes expired rows and keeps the valid ones', async () => {
    const user = await db.user.create({ data: { email: 'ann@example.test', firstName: 'Ann', lastName: 'Lee' } });
    const session = (userAgent: string, expiresAt: Date, endedAt: Date | null) => ({
      userId: user.id,
      provider: 'LOCAL' as const,
      version: 1,
      userAgent,
      expiresAt,
      endedAt,
    });
    await db.session.createMany({
      data: [
        session('running', inDays(10), null),
        session('expired last week', inDays(-7), null),
        session('ended last week', inDays(7), inDays(-7)),
        session('expired long ago', inDays(-31), null),
        session('ended long ago', inDays(-20), inDays(-31)),
      ],
    });
    await db.rateLimit.createMany({
      data: [
        { key: 'counts', points: 3, expire: BigInt(now.getTime() + 1000) },
        { key: 'over', points: 3, expire: BigInt(now.getTime() - 1000) },
      ],
    });
    await db.workerHeartbeat.createMany({
      data: [
        { workerId: 'alive', seenAt: now },
        { workerId: 'gone', seenAt: inDays(-2) },
      ],
    });

    await tidy.run({ actor: system, db, now, locale: 'en', requestId: 'test' }, {});

    const sessions = await db.session.findMany({ orderBy: { userAgent: 'asc' } });
    expect(sessions.map(({ userAgent }) => userAgent)).toEqual(['ended last week', 'expired last week', 'running']);
    expect((await db.rateLimit.findMany()).map(({ key }) => key)).toEqual(['counts']);
    expect((await db.workerHeartbeat.findMany()).map(({ workerId }) => workerId)).toEqual(['alive']);
  });

  it('is scheduled as soon as a worker runs', async () => {
    const worker = workOn([tidy]);
    const scheduledJobs = async () =>
      (await pool.query('SELECT identifier FROM graphile_worker._private_known_crontabs')).rows;
    await expect.poll(scheduledJobs).toEqual([{ identifier: 'housekeeping.tidy' }]);
    await worker.stop();
  });
});

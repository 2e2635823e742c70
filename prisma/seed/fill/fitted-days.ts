import { PrismaPg } from '@prisma/adapter-pg';
import { recountDays } from '../../../src/features/outings/seats/commands/recount-days';
import { PrismaClient } from '../../../src/server/generated/prisma/client';
import { dayAt, toDate } from '../../../src/shared/time/days';

/** A search that gives up takes a moment on each future day. */
const PATIENCE_MS = 600_000;

/**
 * Assigns the guests of future days to boats and recounts these days' limits; returns the number of days that exceed
 * a limit.
 */
export async function fitDays(connectionString: string, now: Date): Promise<number> {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    return await db.$transaction(
      async (tx) => {
        await recountDays(tx, { from: dayAt(now), to: null });
        const short = await tx.dayLimit.groupBy({
          by: ['date'],
          where: { short: { gt: 0 }, date: { gte: toDate(dayAt(now)) } },
        });
        return short.length;
      },
      { timeout: PATIENCE_MS },
    );
  } finally {
    await db.$disconnect();
  }
}

import { PrismaPg } from '@prisma/adapter-pg';
import { recountDays } from '../../../src/features/outings/seats/commands/recount-days';
import { PrismaClient } from '../../../src/server/generated/prisma/client';
import { dayAt, toDate } from '../../../src/shared/time/days';

/** A search that gives up takes a moment on each of the days ahead. */
const PATIENCE_MS = 600_000;

/** Puts the guests of the days ahead on boats, and finds the limits of these days; returns on how many one is exceeded. */
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

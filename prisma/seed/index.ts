import { PrismaPg } from '@prisma/adapter-pg';
import { readClock } from '../../src/server/clock';
import { PrismaClient } from '../../src/server/generated/prisma/client';
import { seedAccounts } from './accounts';

/** Fills an empty database with the demo; one that holds people already is left as it is. */
export async function seed(connectionString: string): Promise<void> {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    await db.$transaction(
      async (tx) => {
        if ((await tx.user.count()) > 0) return;
        await seedAccounts(tx, readClock());
      },
      { timeout: 120_000 },
    );
  } finally {
    await db.$disconnect();
  }
}

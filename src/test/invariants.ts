import pg from 'pg';
import { env } from '@/env';
import { findBrokenInvariants } from '../../prisma/invariants/invariants';

/** The invariants of seats and money that the test's database breaks. */
export async function invariantViolations(): Promise<string[]> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    return (await findBrokenInvariants(client)).map(({ fact }) => fact);
  } finally {
    await client.end();
  }
}

import pg from 'pg';
import { env } from '@/env';
import { brokenInvariants } from '../../scripts/lib/invariants';

/** The facts about seats and money that do not hold in the database of the test. */
export async function brokenFacts(): Promise<string[]> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    return (await brokenInvariants(client)).map(({ fact }) => fact);
  } finally {
    await client.end();
  }
}

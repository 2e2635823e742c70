import { findBrokenInvariants, numberOfInvariants } from '../prisma/invariants/invariants';
import { borrowDatabase, withConnection } from './lib/database';
import { loadSettings } from './lib/settings';

/** Checks that seats and money in the configured database add up. */
export default async function command(): Promise<number> {
  const url = await borrowDatabase(loadSettings(), 'npm run check:invariants');
  const broken = await withConnection(url, findBrokenInvariants);
  for (const { fact, rows } of broken) {
    console.error(`  BROKEN  ${fact}`);
    for (const row of rows) console.error(`          ${JSON.stringify(row)}`);
  }
  console.log(`${numberOfInvariants - broken.length} of ${numberOfInvariants} invariants hold.`);
  return broken.length > 0 ? 1 : 0;
}

import { fillShop } from '../prisma/seed/fill';
import { fitDays } from '../prisma/seed/fill/fitted-days';
import { readClock } from '../src/server/process/clock';
import { step } from './lib/command-step';
import { borrowDatabase, withConnection } from './lib/database';
import { Fault } from './lib/fault';
import { loadSettings } from './lib/settings';

const USUAL = 10_000;
const MOST = 100_000;

/** Copies the demo's rows until every list is as long as that of a shop with years of data. */
export default async function command([wanted = String(USUAL)]: string[]): Promise<void> {
  const settings = loadSettings();
  if (settings.APP_MODE === 'production') throw new Fault('A production database is not filled with made-up orders.');
  const count = Number(wanted);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new Fault(`Say how many of each, from 1 to ${MOST}: npm run db:fill -- ${USUAL}`);
  const url = await borrowDatabase(settings, 'npm run db:fill');
  await step('Shop', `making ${count} of everything`, async (setResult) => {
    const made = await withConnection(url, (client) => fillShop(client, count, readClock()));
    if (made === 0) throw new Fault('There is no settled order to copy. Run npm run db:reset for the demo first.');
    setResult(`${made} orders made, and ${count} of everything else`);
  });
  await step('Days', 'putting the guests of the days ahead on boats', async (setResult) => {
    const short = await fitDays(url, readClock());
    setResult(`guests on boats, ${short === 1 ? '1 day' : `${short} days`} short of boats or crew`);
  });
}

import { fillShop } from '../prisma/seed/fill';
import { fitDays } from '../prisma/seed/fill/fitted-days';
import { queueNightlyCounts } from '../prisma/seed/fill/nightly-counts';
import { fillYears } from '../prisma/seed/fill/years';
import { step } from '../scripts/lib/command-step';
import { borrowDatabase, withConnection } from '../scripts/lib/database';
import { Fault } from '../scripts/lib/fault';
import { loadSettings } from '../scripts/lib/settings';
import { readClock } from '../src/server/process/clock';

const USUAL = 10_000;
const MOST = 100_000;
const MOST_ORDERS = 2_000_000;

function countOf(wanted: string, most: number, command: string): number {
  const count = Number(wanted);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Fault(`Say how many, from 1 to ${most}: npm run db:fill -- ${command}${USUAL}`);
  return count;
}

const NOTHING_TO_COPY = 'There is no settled order to copy. Run npm run db:reset for the demo first.';

/** Copies the demo's rows until every list is as long as that of a shop with years of data. */
async function fillEverything(url: string, count: number): Promise<void> {
  await step('Shop', `making ${count} of everything`, async (setResult) => {
    const made = await withConnection(url, (client) => fillShop(client, count, readClock()));
    if (made === 0) throw new Fault(NOTHING_TO_COPY);
    setResult(`${made} orders made, and ${count} of everything else`);
  });
}

async function fillWithOrders(url: string, count: number): Promise<void> {
  await step('Orders', `making ${count}, with their people and payments`, async (setResult, report) => {
    const reportMade = (made: number) => report(`${made} of ${count}`);
    const made = await withConnection(url, (client) =>
      fillYears(client, { count, now: readClock(), report: reportMade }),
    );
    if (made === 0) throw new Fault(NOTHING_TO_COPY);
    setResult(`${made} orders made`);
  });
}

/** `npm run db:fill -- 10000` makes so many of everything, `npm run db:fill -- orders 1000000` so many orders. */
export default async function command(words: string[]): Promise<void> {
  const settings = loadSettings();
  if (settings.APP_MODE === 'production') throw new Fault('A production database is not filled with made-up orders.');
  const [first, ...rest] = words;
  const isOrders = first === 'orders';
  const count = isOrders
    ? countOf(rest[0] ?? String(USUAL), MOST_ORDERS, 'orders ')
    : countOf(first ?? String(USUAL), MOST, '');
  const url = await borrowDatabase(settings, 'npm run db:fill');
  await (isOrders ? fillWithOrders(url, count) : fillEverything(url, count));
  await step('Days', 'putting the guests of the days ahead on boats', async (setResult) => {
    const short = await fitDays(url, readClock());
    setResult(`guests on boats, ${short === 1 ? '1 day' : `${short} days`} short of boats or crew`);
  });
  await step('Night', 'queueing what is counted each night', async (setResult) => {
    await withConnection(url, queueNightlyCounts);
    setResult('what is counted each night is counted at the next start');
  });
}

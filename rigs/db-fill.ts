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
    throw new Fault(`Give a number from 1 to ${most}: npm run db:fill -- ${command}${USUAL}`);
  return count;
}

const NOTHING_TO_COPY = 'There is no settled order to copy. Run npm run db:reset for the demo first.';

/** Copies the demo's rows until every list is as long as in a shop after years. */
async function fillEverything(url: string, count: number): Promise<void> {
  await step('Shop', `creating ${count} of everything`, async (setResult) => {
    const made = await withConnection(url, (client) => fillShop(client, count, readClock()));
    if (made === 0) throw new Fault(NOTHING_TO_COPY);
    setResult(`${made} orders and ${count} of everything else created`);
  });
}

async function fillWithOrders(url: string, count: number): Promise<void> {
  await step('Orders', `creating ${count} with people and payments`, async (setResult, report) => {
    const reportMade = (made: number) => report(`${made} of ${count}`);
    const made = await withConnection(url, (client) =>
      fillYears(client, { count, now: readClock(), report: reportMade }),
    );
    if (made === 0) throw new Fault(NOTHING_TO_COPY);
    setResult(`${made} orders created`);
  });
}

/** `npm run db:fill -- 10000` adds rows of everything, `npm run db:fill -- orders 1000000` orders only. */
export default async function command(words: string[]): Promise<void> {
  const settings = loadSettings();
  if (settings.APP_MODE === 'production')
    throw new Fault('A production database cannot be filled with made-up orders.');
  const [first, ...rest] = words;
  const isOrders = first === 'orders';
  const count = isOrders
    ? countOf(rest[0] ?? String(USUAL), MOST_ORDERS, 'orders ')
    : countOf(first ?? String(USUAL), MOST, '');
  const url = await borrowDatabase(settings, 'npm run db:fill');
  await (isOrders ? fillWithOrders(url, count) : fillEverything(url, count));
  await step('Days', 'assigning guests of future days to boats', async (setResult) => {
    const short = await fitDays(url, readClock());
    setResult(`guests assigned, ${short === 1 ? '1 day' : `${short} days`} short of boats or crew`);
  });
  await step('Nightly counts', 'queueing', async (setResult) => {
    await withConnection(url, queueNightlyCounts);
    setResult('queued for the next start');
  });
}

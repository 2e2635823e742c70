import { join } from 'node:path';
import { step } from '../../scripts/lib/command-step';
import { databaseOfRunningApp, withConnection } from '../../scripts/lib/database';
import { Fault } from '../../scripts/lib/fault';
import { loadSettings } from '../../scripts/lib/settings';
import { percentile } from '../lib/load';
import { startBareNext } from './bare-next';
import { goal } from './goal';
import { measureOneOrder, type OneOrder } from './one-order';
import { type MeasuredOrders, measureOrders } from './orders';
import { cells, milliseconds, rangeOf } from './table';

type FreshSite = { origin: string; dataDir: string };

const TEXT_LENGTH = 90;

export function databaseOf(dataDir: string): string {
  const databaseUrl = databaseOfRunningApp({ ...loadSettings(), DATA_DIR: dataDir });
  if (!databaseUrl) throw new Fault('The database of the fresh site was not found.');
  return databaseUrl;
}

/** Minimum rate of orders over many days, relative to raw SQL. */
const LEAST_OF_RAW = 0.05;

/** Minimum rates relative to the bare call, over many days and on one contended day. */
const OF_BARE = [0.5, 0.25] as const;

/** Starts the baseline page and call on the site's database. */
export const buildBareSite = (dataDir: string): Promise<string> =>
  step('Bare site', 'building a page and a call on Next alone', async (setResult) => {
    const site = await startBareNext(databaseOf(dataDir));
    setResult('ready');
    return site;
  });

/** Prints the lowest, median and highest ratio of orders to raw SQL and to the bare call. */
export async function printOrders(
  { origin, dataDir }: FreshSite,
  bareSite: string,
): Promise<{ found: MeasuredOrders[]; refused: number }> {
  console.log(
    '\nOrders at 10 connections: raw SQL that writes the same rows, a bare call, and orders with all rules, mails and payment sessions\n',
  );
  console.log(cells('', ['a second', 'median', '99 %']));
  let refused = 0;
  const found = await measureOrders(origin, databaseOf(dataDir), bareSite);
  for (const [index, { name, orders, raw, bare, ratios, ofBare }] of found.entries()) {
    for (const [what, { perSecond, median, p99 }] of [
      [`Raw SQL, ${name}`, raw],
      ['… bare call', bare],
      ['… orders', orders],
    ] as const)
      console.log(cells(what, [perSecond.toFixed(0), milliseconds(median), milliseconds(p99)]));
    console.log(`  of raw SQL ${rangeOf(ratios)} ${goal(ratios, LEAST_OF_RAW)}`);
    console.log(`  of the bare call ${rangeOf(ofBare)} ${goal(ofBare, OF_BARE[index] ?? 0)}`);
    refused += orders.refused + bare.refused;
  }
  const [overDays] = found;
  if (overDays && percentile(overDays.ratios, 0.5) >= LEAST_OF_RAW) return { found, refused };
  console.log(`\nOrders over many days reach less than ${LEAST_OF_RAW} of the rate of raw SQL.`);
  return { found, refused: refused + 1 };
}

/** Breaks down the time of one order without concurrent orders. */
export async function printOneOrder({ origin, dataDir }: FreshSite): Promise<OneOrder> {
  const found = await withConnection(databaseOf(dataDir), (client) =>
    measureOneOrder(origin, client, join(dataDir, 'postgres.log')),
  );
  const { answered, inDatabase, dayLocked, statements } = found;
  console.log(
    `\nOne order at a time: ${milliseconds(answered)} until the answer, including ${milliseconds(inDatabase)} in the database; its day is locked for ${milliseconds(dayLocked)}.\n`,
  );
  console.log(cells('', ['planned', 'ran', 'statement']));
  for (const { text, planned, ran } of statements)
    console.log(`${cells('', [milliseconds(planned), milliseconds(ran)])}  ${text.slice(0, TEXT_LENGTH)}`);
  return found;
}

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildAsSteps } from '../scripts/lib/build-as-steps';
import { Fault } from '../scripts/lib/fault';
import { startFreshAsStep } from '../scripts/lib/fresh-server';
import { untilStopped } from '../scripts/lib/lifecycle';
import { dayAt, plusDays } from '../src/shared/time/days';
import { measureAnswers } from './bench/answers';
import { measureBackup } from './bench/backup';
import { measureDay } from './bench/day';
import { printLists } from './bench/lists';
import { readMonthAtOnce, readMonthOfEach } from './bench/month-of-all';
import { buildBareSite, databaseOf, printOneOrder, printOrders } from './bench/print-orders';
import { printPages } from './bench/print-pages';
import { type Output, report } from './bench/report';
import { measureStarts } from './bench/starts';
import { cells, milliseconds } from './bench/table';
import { type Figures, get, load } from './lib/load';
import { changeShown, compareAnswers } from './lib/promises';

const CALLS = 200;
const MONTHS = 10;
const AT_ONCE = 8;

async function tripOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users/products?kind=trip&per_page=1`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  const [trip] = data;
  if (!trip) throw new Fault(`${origin} offers no trip to measure.`);
  return trip.slug;
}

function tripOrFault(origin: string): Promise<string> {
  return tripOf(origin).catch((error: unknown) => {
    throw error instanceof Fault ? error : new Fault(`Segara does not answer at ${origin}.`);
  });
}

function addresses(trip: string): Record<string, string> {
  const today = dayAt(new Date());
  return {
    'Home page': '/',
    'Home page in German': '/de',
    'All trips': '/trips',
    'A trip': `/trips/${trip}`,
    'Sign-in page': '/sign-in',
    'API: products': '/api/users/products',
    'API: a product': `/api/users/products/${trip}`,
    'API: a month of places': `/api/users/products/${trip}/availability?from=${today}&to=${plusDays(today, 30)}`,
    'API: is it alive': '/api/health/live',
  };
}

const row = (name: string, { median, p95, slowest, perSecond, bytes }: Figures) =>
  cells(name, [
    milliseconds(median),
    milliseconds(p95),
    milliseconds(slowest),
    perSecond.toFixed(0),
    `${(bytes / 1024).toFixed(1)} kB`,
  ]);

/** Changes the site, so it runs on a fresh one only. */
async function measurePromises(origin: string, trip: string) {
  console.log('\nResponse times that must not disclose whether an account exists, fastest of each\n');
  console.log(cells('', ['no account', 'customer', 'ratio']));
  const answers = await compareAnswers(origin);
  for (const { name, stranger, customer } of answers) {
    const ratio = Math.max(stranger, customer) / Math.min(stranger, customer);
    console.log(cells(name, [milliseconds(stranger), milliseconds(customer), ratio.toFixed(2)]));
  }
  const change = await changeShown(origin, trip);
  const { hidden, shown } = change;
  console.log(
    `\nA trip's page disappears ${milliseconds(hidden)} after staff hide it and returns ${milliseconds(shown)} after they show it.`,
  );
  return { answers, change };
}

/** Measures the day board and the delay until a returning guide's seats are on sale. */
async function measureDayOf({ origin, dataDir }: { origin: string; dataDir: string }) {
  const found = await measureDay(origin, databaseOf(dataDir));
  const { guests, planMedian, planSlowest, seatsShown } = found;
  console.log(
    `\nPlanning a day of ${guests} guests takes ${milliseconds(planMedian)} (slowest ${milliseconds(planSlowest)}); a returning guide's seats are on sale after ${milliseconds(seatsShown)}.`,
  );
  return found;
}

const USUAL_ORDERS = 100_000;

async function measureBackupOf(orders: number) {
  const site = await freshSite();
  const databaseUrl = databaseOf(site.dataDir);
  const found = await measureBackup(site, { databaseUrl, trip: await tripOrFault(site.origin), orders });
  const { quiet, during, seconds, bytes, memory, restoreSeconds } = found;
  console.log(
    `\nA backup of ${orders} orders takes ${seconds.toFixed(0)} s and ${(bytes / 1e6).toFixed(0)} MB; a restore ${restoreSeconds.toFixed(0)} s. ` +
      `95 % of pages take ${milliseconds(quiet.p95)} before and ${milliseconds(during.p95)} meanwhile; ` +
      `the server uses ${memory.before.toFixed(0)} MB before and at most ${memory.most.toFixed(0)} MB.`,
  );
  return found;
}

const BACKUP = 'backup';
const LISTS = 'lists';
const DAY = 'day';
const ORDERS = 'orders';
const READY = 'ready';
const START = 'start';

/** Builds and compresses beforehand, so only the measured requests use the processors. */
async function freshSite() {
  await buildAsSteps();
  return startFreshAsStep();
}

/** Measures the lists of a running, filled demo; `part` narrows them by name. */
async function measureListsOf(
  [address = 'http://localhost:3000', part = '']: string[],
  output: Output,
): Promise<number> {
  const { origin } = new URL(address);
  await tripOrFault(origin);
  const { found, refused } = await printLists(origin, part);
  report({ lists: found, refused }, output);
  return refused === 0 ? 0 : 1;
}

async function measure(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { json: { type: 'boolean', default: false }, page: { type: 'string' } },
    allowPositionals: true,
  });
  const output: Output = { asJson: values.json, page: values.page };
  const [address, ...rest] = positionals;
  if (address === LISTS) return measureListsOf(rest, output);
  if (address === BACKUP) {
    report({ backup: await measureBackupOf(Number(rest[0] ?? USUAL_ORDERS)), refused: 0 }, output);
    return 0;
  }
  if (address === DAY) {
    report({ day: await measureDayOf(await freshSite()), refused: 0 }, output);
    return 0;
  }
  if (address === READY) {
    const { origin, dataDir } = await freshSite();
    const answers = await measureAnswers(origin, databaseOf(dataDir));
    console.log(row('An answer by a link', answers));
    report({ calls: { 'An answer by a link': answers }, refused: answers.refused }, output);
    return answers.refused === 0 ? 0 : 1;
  }
  if (address === START) {
    report({ starts: await measureStarts(), refused: 0 }, output);
    return 0;
  }
  if (address === ORDERS) {
    const site = await freshSite();
    const oneOrder = await printOneOrder(site);
    const orders = await printOrders(site, await buildBareSite(site.dataDir));
    report({ oneOrder, orders: orders.found, refused: orders.refused }, output);
    return orders.refused === 0 ? 0 : 1;
  }
  if (address && !URL.canParse(address))
    throw new Fault('Give an address, for example: npm run bench -- http://localhost:3000');
  const own = address ? null : await freshSite();
  const origin = own?.origin ?? new URL(address ?? '').origin;
  const trip = await tripOrFault(origin);

  const calls: Record<string, Figures> = {};
  console.log(
    `\n${CALLS} calls each, ${AT_ONCE} at once; Node ${process.versions.node}, ${availableParallelism()} processors\n`,
  );
  console.log(cells('', ['median', '95 %', 'slowest', 'a second', 'sent']));
  let refused = 0;
  for (const [name, path] of Object.entries(addresses(trip))) {
    const call = () => get(origin + path);
    await load(call, AT_ONCE, AT_ONCE);
    const figures = await load(call, CALLS, AT_ONCE);
    calls[name] = figures;
    refused += figures.refused;
    console.log(row(name, figures));
  }
  const { products, call } = await readMonthOfEach(origin);
  await load(call, 1, 1);
  const months = await load(call, MONTHS, 1);
  refused += months.refused;
  console.log(row('API: a month of all', months));
  const together = readMonthAtOnce(origin);
  await load(together, 1, 1);
  const atOnce = await load(together, CALLS, 1);
  refused += atOnce.refused;
  console.log(row('… in one call', atOnce));
  console.log(
    `\nThe last lines read a month of all ${products} products within the limits of boats and guides, first one call each, then in a single call.`,
  );
  const bareSite = own ? await buildBareSite(own.dataDir) : null;
  const memory = origin.startsWith('http:') ? await printPages(new URL('/trips', origin), bareSite) : null;
  const oneOrder = own ? await printOneOrder(own) : null;
  const orders = own && bareSite ? await printOrders(own, bareSite) : null;
  const promises = own ? await measurePromises(origin, trip) : null;
  const day = own ? await measureDayOf(own) : null;
  refused += (memory?.refused ?? 0) + (orders?.refused ?? 0);
  console.log(refused === 0 ? '\nEvery call was answered.' : `\n${refused} calls failed.`);
  const all = { ...calls, 'API: a month of all products': months, 'API: free days of all products': atOnce };
  const measured = { memory: memory?.found ?? null, oneOrder, orders: orders?.found ?? null, promises, day };
  report({ calls: all, ...measured, refused }, output);
  return refused === 0 ? 0 : 1;
}

/**
 * Measures a fresh site, or the one at the given address. With `--json` the last line is the full report, for programs
 * that compare runs; `--page FILE` writes a page with charts. `lists` measures the lists of the running demo, `day` the
 * day board, `orders` the rate of orders and the breakdown of one, `start` the first start, `ready` the
 * answers of divers by their links, `backup` a backup beside visitors and its restore.
 */
export default function command(words: string[]): Promise<number> {
  return Promise.race([measure(words), untilStopped()]);
}

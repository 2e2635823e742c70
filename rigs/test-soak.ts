import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAsSteps } from '../scripts/lib/build-as-steps';
import { step } from '../scripts/lib/command-step';
import { withConnection } from '../scripts/lib/database';
import { Fault } from '../scripts/lib/fault';
import { openBenchShop } from './bench/bench-shop';
import { percentile } from './lib/load';
import { adminToken } from './lib/promises';
import { changesBetweenThirds } from './soak/flat';
import { payAtGateway, refundedTwice } from './soak/gateway';
import { Pace } from './soak/pace';
import { PacedRequests } from './soak/paced-requests';
import { People } from './soak/people';
import { writeReport } from './soak/report';
import { soak } from './soak/run';
import type { Sample } from './soak/sample';
import { type SoakSite, startSite } from './soak/site';
import { collectFindings, jobsNotDone } from './traffic/findings';
import { describeKinds } from './traffic/requests';

const MINUTE = 60;
/** A job that has failed several times waits for minutes. */
const QUEUE_MS = 300_000;

const options = {
  rate: { type: 'string', default: '20' },
  page: { type: 'string', default: join(tmpdir(), 'segara-soak.html') },
} as const;

function positive(text: string, what: string): number {
  const value = Number(text);
  if (!(value > 0 && Number.isFinite(value))) throw new Fault(`Give the ${what} as a number above 0, not '${text}'.`);
  return value;
}

function printSample({ at, fault, perSecond, errors, times, figures }: Sample): void {
  const sorted = Object.values(times)
    .flat()
    .toSorted((one, other) => one - other);
  const cell = (value: number | undefined, width = 4) => (value?.toFixed(0) ?? '-').padStart(width);
  const clock = `${Math.floor(at / MINUTE)}:${String(Math.floor(at % MINUTE)).padStart(2, '0')}`;
  console.log(
    `${clock.padStart(7)} ${perSecond.toFixed(1).padStart(5)}/s  95 %${cell(percentile(sorted, 0.95), 5)} ms` +
      `  memory${cell(figures?.memory)} MB, heap${cell(figures?.heap)}  files${cell(figures?.files)}` +
      `  pool${cell(figures?.poolBusy, 3)} +${cell(figures?.poolWaiting, 2)}` +
      `  jobs${cell(figures?.jobsWaiting)}, dead${cell(figures?.jobsDead, 2)}  errors ${describeKinds(errors)}  ${fault ?? ''}`,
  );
}

async function tripOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users/products?kind=trip&per_page=1`);
  const { data } = (await answer.json()) as { data: [{ slug: string }] };
  return data[0].slug;
}

/** Generates steady traffic while faults happen; returns the measurements and the final findings. */
async function run(site: SoakSite, seconds: number, perSecond: number) {
  const { origin, gateway, mail, database } = site;
  const shop = await withConnection(database.url, (client) =>
    openBenchShop(origin, client, People.guestsAt(perSecond) * 2),
  );
  const company = {
    shop,
    trip: await tripOf(origin),
    adminToken: await adminToken(origin),
    payAt: payAtGateway(gateway),
  };
  const pace = new Pace(perSecond);
  const requests = new PacedRequests(origin, pace);
  const people = new People(requests, company, perSecond);
  const { samples, findings } = await soak(site, requests, seconds, printSample);
  await people.end();
  pace.end();
  const { orders } = people.bookings;
  const { deliveries } = mail;
  const inTheEnd = await withConnection(database.url, async (client) => {
    const notDone = await jobsNotDone(client, QUEUE_MS);
    return collectFindings(client, shop, { orders, deliveries, refundedTwice: refundedTwice(gateway), notDone });
  });
  const changes = changesBetweenThirds(samples, seconds);
  const totals = {
    'requests answered': requests.answered,
    'requests failed and were retried': requests.troubles.length,
    orders: orders.length,
    'of them cancelled and refunded': orders.filter(({ cancelled }) => cancelled).length,
    'mails delivered': deliveries.length,
    'of them repeats with the same id': deliveries.length - new Set(deliveries.map(({ id }) => id)).size,
    ...Object.fromEntries([...requests.refusals].map(([reason, number]) => [`× ${reason}`, number])),
  };
  return { seconds, perSecond, samples, changes, totals, findings: [...findings, ...inTheEnd] };
}

/**
 * Sends steady traffic of visitors, guests, staff and crew for an hour, or the given minutes, while the database, mail
 * server, gateway and server fail in turn; nothing may be lost, and no figure may grow.
 */
export default async function command(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const [seconds, perSecond] = [positive(positionals[0] ?? '60', 'minutes') * MINUTE, positive(values.rate, 'rate')];
  await buildAsSteps();
  const site = await step('Site', 'starting on an empty folder', startSite);
  const found = await run(site, seconds, perSecond);
  console.log();
  for (const [name, number] of Object.entries(found.totals)) console.log(`  ${number} ${name}`);
  const grown = found.changes
    .filter(({ isFlat }) => !isFlat)
    .map(({ name, unit, first, last }) => `${name}: ${last.toFixed(1)} ${unit}, from ${first.toFixed(1)}`);
  const findings = [...found.findings, ...grown.map((change) => `grew: ${change}`)];
  for (const finding of findings) console.error(`  WRONG  ${finding}`);
  writeReport({ ...found, findings }, values.page);
  console.log(findings.length === 0 ? 'Nothing was lost, and no figure has grown.' : `${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}

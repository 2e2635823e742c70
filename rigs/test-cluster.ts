import pg from 'pg';
import { buildAsSteps } from '../scripts/lib/build-as-steps';
import { step } from '../scripts/lib/command-step';
import { withConnection } from '../scripts/lib/database';
import { pause } from '../scripts/lib/lifecycle';
import { openBenchShop } from './bench/bench-shop';
import { type ClusterFault, clusterFaults } from './cluster/faults';
import { createGround } from './cluster/ground';
import { Guests } from './cluster/guests';
import { requirePrograms } from './cluster/programs';
import { startDatabase, startSite, type Topology } from './cluster/topology';
import { changeShown } from './lib/promises';
import { collectFindings, jobsNotDone, refundedTwiceAtSandbox } from './traffic/findings';
import { countByKind, describeKinds, Requests, type Trouble } from './traffic/requests';
import { waitUntilTrue } from './traffic/until';

const GUESTS = 6;
const READERS = 4;
const SEATS_PER_DAY = 6;
const CALM_MS = 5_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Errors of an unexpected kind, or later than the fault allows. */
function unexcused({ kinds, withinMs }: ClusterFault, began: number, troubles: readonly Trouble[]): Trouble[] {
  return troubles.filter(({ at, kind }) => !kinds.includes(kind) || at - began > withinMs);
}

async function injectFault(fault: ClusterFault, topology: Topology, requests: Requests): Promise<string[]> {
  const [began, answered] = [performance.now(), requests.answered];
  await fault.run(topology);
  await waitUntilTrue('the cluster', topology.isComplete);
  const complete = performance.now() - began;
  await pause(CALM_MS);
  const troubles = requests.since(began);
  const last = Math.max(began, ...troubles.map(({ at }) => at)) - began;
  console.log(`\n  ${fault.name}`);
  console.log(`    ${requests.answered - answered} requests answered; errors: ${describeKinds(countByKind(troubles))}`);
  console.log(`    errors for ${seconds(last)}, recovered after ${seconds(complete)}`);
  return unexcused(fault, began, troubles).map(({ subject, kind }) => `${fault.name}: ${subject}: ${kind}`);
}

async function checkChange({ instanceOrigins: [first, second] }: Topology, trip: string): Promise<void> {
  const { hidden, shown } = await changeShown(first, trip, second);
  const [gone, back] = [hidden, shown].map((ms) => `${ms.toFixed(0)} ms`);
  console.log(`\n  A page hidden on one instance disappears from the other after ${gone} and returns after ${back}.`);
}

async function tripOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users/products?kind=trip&per_page=1`);
  const { data } = (await answer.json()) as { data: [{ slug: string }] };
  return data[0].slug;
}

async function runFaults(topology: Topology, client: pg.Client, names: readonly string[]): Promise<string[]> {
  const { origin, directUrl, deliveries } = topology;
  const trip = await tripOf(origin);
  await checkChange(topology, trip);
  const shop = await openBenchShop(origin, client, GUESTS, SEATS_PER_DAY);
  const requests = new Requests(origin);
  const guests = new Guests(requests, shop, READERS);
  await pause(CALM_MS);
  const findings = requests.troubles.map(({ subject, kind }) => `before any fault: ${subject}: ${kind}`);
  const chosen = clusterFaults.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
  for (const fault of chosen) findings.push(...(await injectFault(fault, topology, requests)));
  await guests.end();
  await checkChange(topology, trip);
  return withConnection(directUrl, async (last) => {
    const notDone = await jobsNotDone(last);
    const { orders } = guests.bookings;
    const cancelled = orders.filter((order) => order.cancelled).length;
    const repeated = deliveries.length - new Set(deliveries.map(({ id }) => id)).size;
    console.log(`\n  ${requests.answered} requests answered, ${requests.troubles.length} failed and were retried.`);
    console.log(`  ${orders.length} orders, ${cancelled} of them cancelled and refunded.`);
    console.log(`  ${deliveries.length} mails delivered, ${repeated} of them repeats with the same id.`);
    for (const [reason, number] of requests.refusals) console.log(`  ${number} refused: ${reason}`);
    const refundedTwice = await refundedTwiceAtSandbox(last);
    return [...findings, ...(await collectFindings(last, shop, { orders, deliveries, refundedTwice, notDone }))];
  });
}

const KEEP_LOGS = '--keep-logs';

/**
 * Breaks one part of a cluster at a time while guests book and pay; nothing that was acknowledged may be lost.
 * Arguments select the faults whose names contain them.
 */
export default async function command(words: string[]): Promise<number> {
  const programs = requirePrograms();
  await buildAsSteps();
  const ground = createGround(words.includes(KEEP_LOGS));
  const database = await step('Database', 'starting three nodes', () => startDatabase(ground, programs));
  const topology = await step('Site', 'starting two instances and a worker', () =>
    startSite(ground, programs, database),
  );
  const names = words.filter((word) => word !== KEEP_LOGS);
  const client = new pg.Client({ connectionString: topology.directUrl });
  client.on('error', () => {});
  await client.connect();
  const findings = await runFaults(topology, client, names);
  for (const finding of findings) console.error(`  WRONG  ${finding}`);
  console.log(findings.length === 0 ? '\nNothing was lost.' : `\n${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}

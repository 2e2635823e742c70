import { resolve } from 'node:path';
import { buildAsSteps } from '../scripts/lib/build-as-steps';
import { step } from '../scripts/lib/command-step';
import { withConnection } from '../scripts/lib/database';
import { Fault } from '../scripts/lib/fault';
import { pause } from '../scripts/lib/lifecycle';
import { openBenchShop } from './bench/bench-shop';
import { Guests } from './cluster/guests';
import { runIn } from './traffic/app-processes';
import { collectFindings, jobsNotDone, refundedTwiceAtSandbox } from './traffic/findings';
import { Requests } from './traffic/requests';
import { type SiteOfTwo, startSiteOfTwo } from './update/site-of-two';

const GUESTS = 6;
const READERS = 4;
const SEATS_PER_DAY = 1_000;
const CALM_MS = 8_000;

/** Files of a page that was opened before the update. */
async function filesOfOpenPage(origin: string): Promise<string[]> {
  const page = await (await fetch(`${origin}/trips`)).text();
  return [...new Set(page.match(/\/_next\/static\/[^"'\\ ]+\.(?:js|css)/g) ?? [])];
}

async function missingFiles({ instances }: SiteOfTwo, files: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { origin } of instances)
    for (const file of files)
      if (!(await fetch(origin + file)).ok) missing.push(`a page opened before the update cannot load ${file}`);
  return missing;
}

async function phase(name: string, requests: Requests, run: () => Promise<void>): Promise<string[]> {
  const [began, answered] = [performance.now(), requests.answered];
  await run();
  await pause(CALM_MS);
  const troubles = requests.since(began);
  console.log(`  ${name}: ${requests.answered - answered} requests answered, ${troubles.length} failed`);
  return troubles.map(({ subject, kind }) => `${name}: ${subject}: ${kind}`);
}

async function update(site: SiteOfTwo): Promise<string[]> {
  const { origin, databaseUrl, deliveries, instances } = site;
  return withConnection(databaseUrl, async (client) => {
    const shop = await openBenchShop(origin, client, GUESTS, SEATS_PER_DAY);
    const files = await filesOfOpenPage(origin);
    const requests = new Requests(origin);
    const guests = new Guests(requests, shop, READERS);
    const findings = await phase('two of the earlier version', requests, async () => {});
    findings.push(...(await phase('its database is upgraded', requests, site.upgrade)));
    for (const [index, { earlier, later }] of instances.entries())
      findings.push(
        ...(await phase(`instance ${index + 1} is replaced`, requests, async () => {
          await earlier.stop();
          await later.start();
        })),
      );
    await guests.end();
    findings.push(...(await missingFiles(site, files)));
    const { orders } = guests.bookings;
    for (const [reason, number] of requests.refusals) console.log(`  ${number} refused: ${reason}`);
    console.log(`  ${requests.answered} requests, ${orders.length} orders, ${files.length} files of an open page.`);
    const [notDone, refundedTwice] = [await jobsNotDone(client), await refundedTwiceAtSandbox(client)];
    return [...findings, ...(await collectFindings(client, shop, { orders, deliveries, refundedTwice, notDone }))];
  });
}

/** Updates two instances of an earlier version one at a time while guests book; no request may fail. */
export default async function command([folder]: string[]): Promise<number> {
  if (!folder)
    throw new Fault(
      'Give the folder of an earlier version with its packages installed: npm run test:update -- ../earlier',
    );
  const earlier = resolve(folder);
  await step('Earlier build', 'building the earlier version', () => runIn(earlier, 'build', { DATA_DIR: earlier }));
  await buildAsSteps();
  const site = await step('Site', 'starting two instances of the earlier version', () => startSiteOfTwo(earlier));
  const findings = await update(site);
  for (const finding of findings) console.error(`  WRONG  ${finding}`);
  console.log(findings.length === 0 ? '\nNo request failed, and nothing was lost.' : `\n${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}

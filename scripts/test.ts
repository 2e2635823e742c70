import { runChecks } from './check';
import { buildAsSteps } from './lib/build-as-steps';
import { messageOf } from './lib/fault';
import { Stopped } from './lib/lifecycle';
import { slowestTests } from './lib/slowest';
import { runPlaywright, runVitest, type Tally } from './lib/suites';

async function checkAll(): Promise<Tally> {
  const results = await runChecks();
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed: results.length - failed.length, failed };
}

async function buildOnce(): Promise<Tally> {
  await buildAsSteps();
  return { passed: 1, failed: [] };
}

const suites: [name: string, run: () => Promise<Tally>][] = [
  ['Checks', checkAll],
  ['Unit tests', async () => (await runVitest('unit', [])).tally],
  ['Integration tests', async () => (await runVitest('integration', [])).tally],
  ['Build', buildOnce],
  ['Browser tests', async () => (await runPlaywright([])).tally],
];

/** Keeps a failing suite from hiding the results of others. */
async function outcomeOf(run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Stopped) throw error;
    console.error(messageOf(error));
    return { passed: 0, failed: [messageOf(error)] };
  }
}

export default async function command(): Promise<number> {
  const lines: string[] = [];
  const slowest: string[] = [];
  const begun = performance.now();
  let passed = 0;
  let failed = 0;
  for (const [name, run] of suites) {
    console.log(`\n${name}`);
    const since = performance.now();
    const tally = await outcomeOf(run);
    const seconds = Math.round((performance.now() - since) / 1000);
    passed += tally.passed;
    failed += tally.failed.length;
    lines.push(`  ${name.padEnd(18)} ${tally.passed} passed, ${tally.failed.length} failed (${seconds} s)`);
    lines.push(...tally.failed.map((what) => `    ✗ ${what}`));
    if (tally.timed?.length) slowest.push(`  ${name}`, ...slowestTests(tally.timed));
  }
  lines.push(`  ${'All of it'.padEnd(18)} ${Math.round((performance.now() - begun) / 1000)} s`);
  console.log(`\nSlowest tests\n${slowest.join('\n')}`);
  console.log(`\n${lines.join('\n')}\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

import { runChecks } from './check';
import { build, generateClient } from './lib/build';
import { messageOf } from './lib/fault';
import { Stopped } from './lib/lifecycle';
import { step } from './lib/steps';
import { runPlaywright, runVitest, type Tally } from './lib/suites';

const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

async function checkAll(): Promise<Tally> {
  const results = await runChecks();
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed };
}

async function buildOnce(): Promise<Tally> {
  await step('Client', 'generating it from the schema', generateClient);
  await step('Build', 'building the site', (tell) => build(tell));
  return one(true);
}

const suites: [name: string, run: () => Promise<Tally>][] = [
  ['Checks', checkAll],
  ['Unit tests', async () => (await runVitest('unit', [])).tally],
  ['Integration tests', async () => (await runVitest('integration', [])).tally],
  ['Build', buildOnce],
  ['Browser tests', async () => (await runPlaywright([])).tally],
];

/** A suite that fails does not keep the others from telling what they know. */
async function outcomeOf(run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Stopped) throw error;
    console.error(messageOf(error));
    return one(false);
  }
}

export default async function command(): Promise<number> {
  const outcomes: Tally[] = [];
  const lines: string[] = [];
  for (const [name, run] of suites) {
    console.log(`\n${name}`);
    const tally = await outcomeOf(run);
    outcomes.push(tally);
    lines.push(`  ${name.padEnd(18)} ${tally.passed} passed, ${tally.failed} failed`);
  }
  const total = (of: keyof Tally): number => outcomes.reduce((sum, tally) => sum + tally[of], 0);
  console.log(`\n${lines.join('\n')}\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}

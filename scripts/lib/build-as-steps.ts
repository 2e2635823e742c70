import { build, generateClient, packBuild } from './build';
import { step } from './command-step';

/** Builds the site, in a fresh clone too. */
export async function buildAsSteps(show = false): Promise<void> {
  await step('Client', 'generating it from the schema', generateClient);
  await step('Build', 'building the site', (setResult, report) => build(setResult, { report, show }));
  await step('Scripts', 'packing them as small as they get', packBuild);
}

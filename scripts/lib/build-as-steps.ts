import { build, generateClient } from './build';
import { step } from './command-step';

/** Builds the site, in a fresh clone too. */
export async function buildAsSteps(show = false): Promise<void> {
  await step('Client', 'generating it from the schema', generateClient);
  await step('Build', 'building the site', (setResult) => build(setResult, { show }));
}

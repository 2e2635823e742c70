import { build, generateClient } from './build';
import { step } from './command-step';

/** Generates the client first, which a fresh clone lacks. */
export async function buildAsSteps(show = false): Promise<void> {
  await step('Client', 'generating from the schema', generateClient);
  await step('Build', 'building the site', (setResult) => build(setResult, { show }));
}

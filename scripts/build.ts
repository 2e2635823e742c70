import { build, generateClient } from './lib/build';
import { step } from './lib/command-step';

export default async function command(): Promise<void> {
  await step('Client', 'generating it from the schema', generateClient);
  await step('Build', 'building the site', (setResult) => build(setResult, { show: true }));
}

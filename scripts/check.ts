import { availableParallelism } from 'node:os';
import { formatAndLintProblems, typeProblems, unusedCodeProblems } from './checks/commands';
import { dependencyRuleProblems } from './checks/dependency-rules';
import { environmentProblems } from './checks/environment';
import { expandingMigrationProblems } from './checks/expanding-migrations';
import { dependencyPaperProblems } from './checks/explained-dependencies';
import { featureFileProblems } from './checks/feature-files';
import { fileLengthProblems } from './checks/file-length';
import { localeProblems } from './checks/locales';
import { ownFormProblems } from './checks/own-forms';
import { retiredWordProblems } from './checks/retired-words';
import { serverActionProblems } from './checks/server-actions';
import { silencedProblems } from './checks/silenced';
import { writtenTextProblems } from './checks/written-text';
import { migrationProblems } from './checks-migrations';
import { generateClient } from './lib/build';
import { messageOf } from './lib/fault';
import { inParallel } from './lib/in-parallel';
import { stopSignal } from './lib/lifecycle';
import { root } from './lib/paths';

type Check = [name: string, problems: (root: string) => string[] | Promise<string[]>];

let client: Promise<void> | undefined;

/** Generates the database client first, which a fresh clone lacks; checks that do not read it start meanwhile. */
const withClient = (problemsOf: () => Promise<string[]>) => async () => {
  client ??= generateClient(() => {});
  await client;
  return problemsOf();
};

/** Longest first, so that no core idles while the longest one runs. */
const checks: Check[] = [
  ['types', withClient(typeProblems)],
  ['format and lint', formatAndLintProblems],
  ['who imports whom', dependencyRuleProblems],
  ['unused code', withClient(unusedCodeProblems)],
  ['migrations match the schema', migrationProblems],
  ['migrations only add', expandingMigrationProblems],
  ['no server actions', serverActionProblems],
  ['one kind of form', ownFormProblems],
  ['names of feature files', featureFileProblems],
  ['texts in five languages', localeProblems],
  ['no text in the markup', writtenTextProblems],
  ['environment read in one place', environmentProblems],
  ['no retired words in names', retiredWordProblems],
  ['no check silenced', silencedProblems],
  ['no file too long', fileLengthProblems],
  ['every dependency explained', dependencyPaperProblems],
];

async function runCheck([name, problemsOf]: Check): Promise<{ name: string; ok: boolean }> {
  const since = performance.now();
  const problems = await Promise.resolve(root)
    .then(problemsOf)
    .catch((error: unknown) => {
      stopSignal.throwIfAborted();
      return [messageOf(error)];
    });
  const ok = problems.length === 0;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  for (const problem of problems) console.log(problem.replace(/^/gm, '         '));
  return { name, ok };
}

/** Runs all checks, one per core at a time, even after a failure, so that one run reports every problem. */
export async function runChecks(): Promise<{ name: string; ok: boolean }[]> {
  return inParallel(availableParallelism(), checks, runCheck);
}

export default async function command(): Promise<number> {
  const results = await runChecks();
  return results.every(({ ok }) => ok) ? 0 : 1;
}

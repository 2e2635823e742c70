import { formatAndLintProblems, typeProblems, unusedCodeProblems } from './checks/commands';
import { dependencyRuleProblems } from './checks/dependency-rules';
import { environmentProblems } from './checks/environment';
import { dependencyPaperProblems } from './checks/explained-dependencies';
import { featureFileProblems } from './checks/feature-files';
import { localeProblems } from './checks/locales';
import { retiredValueProblems } from './checks/retired-values';
import { retiredWordProblems } from './checks/retired-words';
import { serverActionProblems } from './checks/server-actions';
import { silencedProblems } from './checks/silenced';
import { writtenTextProblems } from './checks/written-text';
import { migrationProblems } from './checks-migrations';
import { messageOf } from './lib/fault';
import { stopSignal } from './lib/lifecycle';
import { root } from './lib/paths';

type Check = [name: string, problems: (root: string) => string[] | Promise<string[]>];

const checks: Check[] = [
  ['format and lint', formatAndLintProblems],
  ['types', typeProblems],
  ['who imports whom', dependencyRuleProblems],
  ['no server actions', serverActionProblems],
  ['names of feature files', featureFileProblems],
  ['texts in five languages', localeProblems],
  ['no text in the markup', writtenTextProblems],
  ['environment read in one place', environmentProblems],
  ['no retired words in names', retiredWordProblems],
  ['no retired values in SQL', retiredValueProblems],
  ['no check silenced', silencedProblems],
  ['every dependency explained', dependencyPaperProblems],
  ['unused code', unusedCodeProblems],
  ['migrations match the schema', migrationProblems],
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

/** Runs all checks even when one fails, so that one run reports every problem. */
export async function runChecks(): Promise<{ name: string; ok: boolean }[]> {
  const results = [];
  for (const check of checks) results.push(await runCheck(check));
  return results;
}

export default async function command(): Promise<number> {
  const results = await runChecks();
  return results.every(({ ok }) => ok) ? 0 : 1;
}

import { codeFolders, filesIn, isTest, isTypeScript, locationOf, readSource, type SourceFile } from './source';

/** Written in halves, so this file does not report itself. */
const silencers = new RegExp(
  [
    ['@ts-', '(ignore|nocheck|expect-error)'],
    ['biome-', 'ignore'],
    ['eslint-', 'disable'],
    ['\\b(test|it|describe)\\.', '(only|skip|fixme|todo)\\b'],
    ['\\bwaitFor', 'Timeout\\('],
    ['\\b(TO', 'DO|FIX', 'ME)\\b'],
    ['\\bas ', 'any\\b'],
  ]
    .map((halves) => halves.join(''))
    .join('|'),
);

/** Limits from `src/test/hanging.ts` are allowed, because they end hanging tests, never slow ones. */
const timings = new RegExp(
  [
    ['\\bperformance\\.', 'now\\('],
    ['\\bhr', 'time\\b'],
    // A moment in the past is not a measurement.
    ['(?<!new Date\\()\\bDate\\.now\\(\\) ', '- '],
    ['\\b(test|describe)\\.', 'setTimeout\\('],
    ['\\b(testTimeout|hookTimeout|timeout): *', '(?!HANGING_MS\\b)[\\w.]+'],
    ['^ *\\}, *', '\\d[\\d_]{3,}\\);'],
    ['^ *\\}, *', '(?!HANGING_MS\\b)[A-Z_]+_MS\\);'],
  ]
    .map((halves) => halves.join(''))
    .join('|'),
  'm',
);

const isTimed = (path: string) => isTest(path) || path.startsWith('e2e/');

function collectFindings(file: SourceFile): string[] {
  const rules = isTimed(file.path) ? [silencers, timings] : [silencers];
  return rules.flatMap((rule) => {
    const found = rule.exec(file.text)?.[0];
    return found ? [`${locationOf(file, found)}: ${found.trim()}`] : [];
  });
}

/** Reports postponed work, disabled checks, and tests that wait for or measure time. */
export function silencedProblems(root: string): string[] {
  return codeFolders
    .flatMap((folder) => filesIn(root, folder))
    .filter(isTypeScript)
    .flatMap((path) => collectFindings(readSource(root, path)));
}

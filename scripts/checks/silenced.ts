import { filesIn, isTypeScript, place, readSource } from './source';

const folders = ['src', 'scripts', 'prisma', 'e2e'];

/** Written in two halves, so that this file does not find itself. */
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

/** Nothing is left for later, no check is switched off, and no test waits for time to pass. */
export function silencedProblems(root: string): string[] {
  return folders
    .flatMap((folder) => filesIn(root, folder))
    .filter(isTypeScript)
    .flatMap((path) => {
      const file = readSource(root, path);
      const found = silencers.exec(file.text)?.[0];
      return found ? [`${place(file, found)}: ${found}`] : [];
    });
}

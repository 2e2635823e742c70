import { find, literal, parse, typescriptIn } from './source';

/** A directive is never written with escapes, so that only a file with these words can have it. */
const DIRECTIVE = 'use server';

/**
 * Browsers write through tRPC only: a server action would be an endpoint without guards, limits and a row in the
 * matrix.
 */
export function serverActionProblems(root: string): string[] {
  return typescriptIn(root, 'src')
    .filter((file) => file.text.includes(DIRECTIVE))
    .filter((file) =>
      find(parse(file), 'ExpressionStatement').some(({ expression }) => literal(expression) === DIRECTIVE),
    )
    .map((file) => `${file.path}: a server action; write a procedure instead`);
}

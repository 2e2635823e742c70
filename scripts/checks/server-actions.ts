import { find, literal, parse, typescriptIn } from './source';

/** Directives cannot contain escapes, so a plain search finds every one. */
const DIRECTIVE = 'use server';

/**
 * Browsers write through tRPC only: a server action would be an endpoint without guards, limits and an entry in the
 * authorisation matrix.
 */
export function serverActionProblems(root: string): string[] {
  return typescriptIn(root, 'src')
    .filter((file) => file.text.includes(DIRECTIVE))
    .filter((file) =>
      find(parse(file), 'ExpressionStatement').some(({ expression }) => literal(expression) === DIRECTIVE),
    )
    .map((file) => `${file.path}: server action; write a procedure instead`);
}

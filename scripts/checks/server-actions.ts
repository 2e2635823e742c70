import { find, literal, parse, typescriptIn } from './source';

/**
 * Browsers write through tRPC only: a server action would be an endpoint without guards, limits and a row in the
 * matrix.
 */
export function serverActionProblems(root: string): string[] {
  return typescriptIn(root, 'src')
    .filter((file) =>
      find(parse(file), 'ExpressionStatement').some(({ expression }) => literal(expression) === 'use server'),
    )
    .map((file) => `${file.path}: a server action; write a procedure instead`);
}

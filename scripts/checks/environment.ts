import { find, isTest, locationOf, parse, typescriptIn } from './source';

// NEXT_RUNTIME is not an environment variable; Next replaces it with a constant in each bundle.
const readsProcessEnv =
  /\bprocess\s*(\?\.|\.)\s*env\b(?!\.NEXT_RUNTIME\b)|\bprocess\s*(\?\.)?\[\s*['"`]env|\}\s*=\s*process\b/;
const theOneReader = 'src/env.ts';

/** Only `src/env.ts` reads the environment, so that every variable is validated and documented. */
export function environmentProblems(root: string): string[] {
  return typescriptIn(root, 'src')
    .filter((file) => file.path !== theOneReader && !isTest(file.path) && file.text.includes('process'))
    .flatMap((file) => {
      const read = readsProcessEnv.exec(file.text)?.[0];
      const importsProcess = find(parse(file), 'ImportDeclaration').some((node) =>
        ['process', 'node:process'].includes((node.source as { value: string }).value),
      );
      if (!read && !importsProcess) return [];
      return [
        `${locationOf(file, read ?? 'process')}: reads the environment; ${theOneReader} is the only file that may`,
      ];
    });
}

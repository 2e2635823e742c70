import { describe, expect, test } from 'vitest';
import { dependencyPaperProblems } from './explained-dependencies';
import { withTree } from './tree';

describe('docs/dependencies.md', () => {
  const problemsOf = (dependencies: string[], paper: string) =>
    withTree(
      {
        'package.json': JSON.stringify({
          dependencies: Object.fromEntries(dependencies.slice(0, 1).map((name) => [name, '1'])),
          devDependencies: Object.fromEntries(dependencies.slice(1).map((name) => [name, '1'])),
        }),
        'docs/dependencies.md': `| package | why |\n| --- | --- |\n${paper}`,
      },
      dependencyPaperProblems,
    );

  test('gives a reason for each package', async () => {
    expect(await problemsOf(['zod', 'vitest'], '| `zod` | one schema |\n| `vitest` | tests |')).toEqual([]);
  });

  test('is reported when it omits a package, lists a removed one, repeats one or gives no reason', async () => {
    expect(await problemsOf(['zod', 'vitest'], '| `zod` | |\n| `zod` | again |\n| `dayjs` | dates |')).toEqual([
      'docs/dependencies.md does not say why vitest is there',
      'docs/dependencies.md explains dayjs, which is not in package.json',
      'docs/dependencies.md explains zod twice',
      'docs/dependencies.md gives no reason for zod',
    ]);
  });
});

import { expect, test } from 'vitest';
import { silencedProblems } from './silenced';
import { withTree } from './tree';

test.each([
  ['@ts-', 'ignore'],
  ['@ts-', 'expect-error'],
  ['biome-', 'ignore'],
  ['test.', 'only'],
  ['describe.', 'skip'],
  ['page.waitFor', 'Timeout('],
  ['TO', 'DO'],
  ['as ', 'any'],
])('%s%s is found', async (...halves) => {
  const text = halves.join('');
  const problems = await withTree({ 'e2e/a.spec.ts': `const ok = 1;\n// ${text}` }, silencedProblems);
  expect(problems).toEqual([`e2e/a.spec.ts:2: ${text.replace('page.', '')}`]);
});

test('ordinary code is left alone', async () => {
  const text = 'test("as anyone would", () => { skip(); only(todo); });';
  expect(await withTree({ 'src/a.test.ts': text }, silencedProblems)).toEqual([]);
});

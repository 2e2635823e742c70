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
])('silencedProblems reports %s%s', async (...halves) => {
  const text = halves.join('');
  const problems = await withTree({ 'e2e/a.spec.ts': `const ok = 1;\n// ${text}` }, silencedProblems);
  expect(problems).toEqual([`e2e/a.spec.ts:2: ${text.replace('page.', '')}`]);
});

test('silencedProblems ignores ordinary code', async () => {
  const text = 'test("as anyone would", () => { skip(); only(todo); });';
  expect(await withTree({ 'src/a.test.ts': text }, silencedProblems)).toEqual([]);
});

test.each([
  ['', 'performance.', 'now('],
  ['process.', 'hr', 'time'],
  ['expect(', 'Date.now() ', '-'],
  ['const took = ', 'Date.now() ', '-'],
  ['', 'test.', 'setTimeout('],
  ['poll(count, { ', 'timeout', ': 20_000'],
  ['test("slow", { ', 'timeout', ': PATIENCE'],
  ['vi.setConfig({ ', 'testTimeout', ': 5000'],
  ['', '}, ', '60_000);'],
  ['  ', '}, ', 'SLOW_MS);'],
])('silencedProblems reports a test that measures or limits time: %s%s%s', async (before, ...halves) => {
  const found = halves.join('');
  const text = `test("fast", () => {\n${before}${found} \n`;
  const files = ['e2e/a.spec.ts', 'src/a.int.test.ts', 'src/test/a.ts', 'scripts/a.test.ts'];
  const tree = Object.fromEntries([...files, 'src/a.ts'].map((file) => [file, text]));
  expect((await withTree(tree, silencedProblems)).toSorted()).toEqual(
    files.toSorted().map((file) => `${file}:2: ${found}`),
  );
});

test('silencedProblems allows limits for hanging tests and past moments', async () => {
  const text = `
    const before = new Date(Date.now() - HOUR_MS);
    await poll(count, { timeout: HANGING_MS });
    await locked(() => {
    }, HANGING_MS);
    await arrives(order, {
    }, 300);`;
  expect(await withTree({ 'src/a.test.ts': text }, silencedProblems)).toEqual([]);
});

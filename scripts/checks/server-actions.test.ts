import { expect, test } from 'vitest';
import { serverActionProblems } from './server-actions';
import { withTree } from './tree';

test.each(["'use server';\nexport async function save() {}", "async function save() {\n  'use server';\n}"])(
  'a server action is reported: %s',
  async (text) => {
    expect(await withTree({ 'src/app/save.ts': text }, serverActionProblems)).toEqual([
      'src/app/save.ts: server action; write a procedure instead',
    ]);
  },
);

test('serverActionProblems ignores client components', async () => {
  const text = "'use client';\nexport const say = () => 'use server';";
  expect(await withTree({ 'src/ui/a.tsx': text }, serverActionProblems)).toEqual([]);
});

import { expect, test } from 'vitest';
import { constantTime } from './constant-time';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

test.each([
  ['the work', 'the pause'],
  ['the pause', 'the work'],
])('constantTime answers once both %s and %s are over', async (first, last) => {
  const gates = { 'the work': gate(), 'the pause': gate() };
  let isAnswered = false;
  const answer = constantTime(
    () => gates['the work'].opened,
    () => gates['the pause'].opened,
  ).then(() => {
    isAnswered = true;
  });
  gates[first as keyof typeof gates].open();
  await new Promise(setImmediate);
  expect(isAnswered).toBe(false);
  gates[last as keyof typeof gates].open();
  await answer;
});

test('constantTime fails when the work fails', async () => {
  const work = () => Promise.reject(new Error('no account could be made'));
  await expect(constantTime(work, () => Promise.resolve())).rejects.toThrow('no account could be made');
});

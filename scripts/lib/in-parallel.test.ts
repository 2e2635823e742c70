import { expect, it } from 'vitest';
import { inParallel } from './in-parallel';

it('inParallel keeps the requested number of items in progress and returns the results in order', async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const all = inParallel(2, ['a', 'b', 'c', 'd'], async (item) => {
    begun.push(item);
    await new Promise<void>((resolve) => ends.set(item, resolve));
    return item.toUpperCase();
  });
  const end = async (item: string) => {
    ends.get(item)?.();
    await new Promise(setImmediate);
  };
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  await end('a');
  await end('d');
  expect(await all).toEqual(['A', 'B', 'C', 'D']);
});

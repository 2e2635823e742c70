import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { load, percentile } from './load';

it('percentile returns the time within which that share of calls was answered', () => {
  const times = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([0.5, 0.95, 1].map((share) => percentile(times, share))).toEqual([50, 95, 100]);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBe(0);
});

it('load makes the requested number of calls and never exceeds its concurrency', async () => {
  let made = 0;
  let open = 0;
  let maxOpen = 0;
  const call = async () => {
    made += 1;
    const number = made;
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    await setImmediate();
    open -= 1;
    return { status: number % 5 === 0 ? 503 : 200, bytes: number };
  };
  const figures = await load(call, 50, 4);
  expect([made, maxOpen]).toEqual([50, 4]);
  expect(figures).toMatchObject({ calls: 50, refused: 10, bytes: 50 });
  expect(figures.slowest).toBeGreaterThanOrEqual(figures.p95);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts how many waiting callers pass within that time. */
async function passedIn(pace: Pace, milliseconds: number): Promise<number> {
  let passed = 0;
  for (let index = 0; index < 100; index += 1) void pace.turn().then(() => (passed += 1));
  await vi.advanceTimersByTimeAsync(milliseconds);
  pace.end();
  return passed;
}

test('Pace lets callers pass at the rate', async () => {
  expect(await passedIn(new Pace(20), 2_000)).toBe(40);
});

test('Pace does not make up for time in which nobody waited', async () => {
  const pace = new Pace(20);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await passedIn(pace, 1_000)).toBe(20);
});

import { expect, test } from 'vitest';
import { Stopwatch, secondsLeft } from './countdown';

test('secondsLeft counts down from 60 to 0 and stops there', () => {
  expect(secondsLeft(60, 0)).toBe(60);
  expect(secondsLeft(60, 1)).toBe(60);
  expect(secondsLeft(60, 59_001)).toBe(1);
  expect(secondsLeft(60, 60_000)).toBe(0);
  expect(secondsLeft(60, 90_000)).toBe(0);
});

test('Stopwatch stops while held and then continues', () => {
  const watch = new Stopwatch(1_000);
  watch.hold(4_000);
  expect(watch.elapsed(60_000)).toBe(3_000);
  watch.run(60_000);
  watch.run(61_000);
  expect(watch.elapsed(62_000)).toBe(5_000);
});

test('Stopwatch ignores a second hold', () => {
  const watch = new Stopwatch(0);
  watch.hold(1_000);
  watch.hold(5_000);
  expect(watch.elapsed(9_000)).toBe(1_000);
});

import { expect, test } from 'vitest';
import { modOf } from './mod';

test.each([
  [210, 56],
  [220, 53],
  [280, 40],
  [300, 36],
  [320, 33],
  [321, 33],
  [325, 33],
  [326, 32],
  [350, 30],
  [360, 28],
  [370, 27],
  [400, 25],
])('modOf %i tenths of a percent is %i m', (oxygen, depth) => {
  expect(modOf(oxygen)).toBe(depth);
});

const mixes = Array.from({ length: 191 }, (_, tenths) => 210 + tenths);

test('modOf never lets a richer gas go deeper', () => {
  const depths = mixes.map(modOf);
  expect(depths).toEqual(depths.toSorted((one, other) => other - one));
});

test('modOf stays at or below 1.4 bar of oxygen, and one metre deeper exceeds it', () => {
  // In ten-thousandths of a bar of oxygen: tenths of a percent times tenths of a bar.
  const oxygenAt = (mix: number, metres: number) => mix * (metres + 10);
  for (const mix of mixes) {
    expect(oxygenAt(mix, modOf(mix))).toBeLessThanOrEqual(14_000);
    expect(oxygenAt(mix, modOf(mix) + 1)).toBeGreaterThan(14_000);
  }
});

import { expect, test } from 'vitest';
import { taxesIn } from './taxes-in';

test('taxesIn extracts taxes from a final price as percentages of the net amount', () => {
  expect(taxesIn(1_110_000, [11])).toEqual({ amounts: [110_000], net: 1_000_000 });
  expect(taxesIn(1_210_000, [10, 11])).toEqual({ amounts: [100_000, 110_000], net: 1_000_000 });
  expect(taxesIn(1_011_000, [1.1])).toEqual({ amounts: [11_000], net: 1_000_000 });
});

test('taxesIn rounds half up and leaves a price without lines unchanged', () => {
  expect(taxesIn(3, [100])).toEqual({ amounts: [2], net: 1 });
  expect(taxesIn(1_000_001, [])).toEqual({ amounts: [], net: 1_000_001 });
});

/** Seeded generator, so that every run tries the same numbers. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % (most + 1);
  };
}

test('taxesIn adds up to the exact total, with each line within half a rupiah of its share', () => {
  const draw = numbers(7);
  for (let round = 0; round < 5000; round++) {
    const total = 100 + draw(900_000_000);
    const percents = Array.from({ length: draw(5) }, () => (1 + draw(2500)) / 100);
    const { amounts, net } = taxesIn(total, percents);
    const divisor = 100 + percents.reduce((sum, percent) => sum + percent, 0);
    expect(amounts.reduce((sum, amount) => sum + amount, net)).toBe(total);
    expect(net).toBeGreaterThanOrEqual(0);
    for (const [at, percent] of percents.entries())
      expect(Math.abs((amounts[at] ?? 0) - (total * percent) / divisor)).toBeLessThanOrEqual(0.5 + 1e-6);
  }
});

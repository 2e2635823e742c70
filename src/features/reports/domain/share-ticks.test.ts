import { expect, test } from 'vitest';
import { shareTicks } from './share-ticks';

test('shareTicks ends at a round share just above the largest bar', () => {
  expect(shareTicks([0.17, 0.04])).toEqual([0, 0.05, 0.1, 0.15, 0.2]);
  expect(shareTicks([0.62])).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  expect(shareTicks([1])).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
});

test('shareTicks shows more than a whole, and something without bars', () => {
  expect(shareTicks([1.4])).toEqual([0, 0.5, 1, 1.5]);
  expect(shareTicks([])).toEqual([0, 0.01]);
});

import { describe, expect, test } from 'vitest';
import { currentAt, depthAt } from './limits';

const lagoon = { depthFrom: 3, depthTo: 30, current: 1 };
const bay = { depthFrom: 5, depthTo: 40, current: 3 };

describe('how deep a product goes', () => {
  test('is as deep as its deepest site, when it has no limit of its own', () => {
    expect(depthAt([lagoon, bay], null)).toEqual({ from: 3, to: 40 });
  });

  test('ends at its own limit, however deep the sites are', () => {
    expect(depthAt([lagoon, bay], 12)).toEqual({ from: 3, to: 12 });
    expect(depthAt([bay], 2)).toEqual({ from: 2, to: 2 });
  });

  test('is never deeper than the sites', () => {
    expect(depthAt([lagoon], 40)).toEqual({ from: 3, to: 30 });
  });

  test('is its limit alone, or nothing at all, when no site is named', () => {
    expect(depthAt([], 12)).toEqual({ from: 0, to: 12 });
    expect(depthAt([], null)).toBeNull();
  });
});

describe('the current a product meets', () => {
  test('is the strongest of its sites, up to its own limit', () => {
    expect(currentAt([lagoon, bay], null)).toBe(3);
    expect(currentAt([lagoon, bay], 1)).toBe(1);
    expect(currentAt([lagoon], 2)).toBe(1);
    expect(currentAt([], 0)).toBe(0);
    expect(currentAt([], null)).toBeNull();
  });
});

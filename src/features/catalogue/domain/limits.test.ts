import { describe, expect, test } from 'vitest';
import { currentAt, depthAt } from './limits';

const lagoon = { depthFrom: 3, depthTo: 30, current: 1 };
const bay = { depthFrom: 5, depthTo: 40, current: 3 };

describe('depthAt', () => {
  test('depthAt returns the depth of the deepest site for a product without a limit', () => {
    expect(depthAt([lagoon, bay], null)).toEqual({ from: 3, to: 40 });
  });

  test("depthAt stops at the product's limit, however deep the sites are", () => {
    expect(depthAt([lagoon, bay], 12)).toEqual({ from: 3, to: 12 });
    expect(depthAt([bay], 2)).toEqual({ from: 2, to: 2 });
  });

  test('depthAt is never deeper than the sites', () => {
    expect(depthAt([lagoon], 40)).toEqual({ from: 3, to: 30 });
  });

  test('depthAt without sites returns the limit alone, or null without a limit', () => {
    expect(depthAt([], 12)).toEqual({ from: 0, to: 12 });
    expect(depthAt([], null)).toBeNull();
  });
});

describe('currentAt', () => {
  test("currentAt returns the strongest current of the sites, up to the product's limit", () => {
    expect(currentAt([lagoon, bay], null)).toBe(3);
    expect(currentAt([lagoon, bay], 1)).toBe(1);
    expect(currentAt([lagoon], 2)).toBe(1);
    expect(currentAt([], 0)).toBe(0);
    expect(currentAt([], null)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { suggestedSize } from './suggested-size';

describe('suggestedSize', () => {
  test.each([
    [155, 50, 'XS'],
    [160, 55, 'XS'],
    [165, 60, 'S'],
    [172, 68, 'M'],
    [178, 75, 'M'],
    [180, 80, 'L'],
    [188, 95, 'XL'],
    [195, 110, '2XL'],
    [200, 120, '3XL'],
    [165, 72, 'M'],
    [182, 70, 'L'],
    [170, 98, 'XL'],
    [140, 35, null],
    [152, 38, null],
  ])('suggests for %i cm and %i kg the suit %s', (height_cm, weight_kg, suit) => {
    expect(suggestedSize({ height_cm, weight_kg }).suit).toBe(suit);
  });

  test.each([
    [42, 'EU', 'male', [42, 43]],
    [43, 'EU', 'male', [42, 43]],
    [38.5, 'EU', 'female', [38, 39]],
    [9, 'US', 'male', [42, 43]],
    [9, 'US', 'female', [40, 41]],
    [8, 'UK', 'male', [42, 43]],
    [11, 'UK', null, [46, 47]],
    [27, 'cm', 'male', [42, 43]],
    [24, 'cm', 'female', [38, 39]],
  ] as const)('suggests for shoe size %d %s of a %s diver the fins %j', (shoe_size, shoe_size_system, gender, fins) => {
    expect(suggestedSize({ shoe_size, shoe_size_system, gender }).fins).toEqual(fins);
  });

  test('suggests nothing for what is unknown or erased', () => {
    const nothing = { suit: null, fins: null };
    expect(suggestedSize({})).toEqual(nothing);
    expect(suggestedSize({ height_cm: 0, weight_kg: 0, shoe_size: 0, shoe_size_system: 'EU' })).toEqual(nothing);
    expect(suggestedSize({ height_cm: 170, weight_kg: null, shoe_size: 42, shoe_size_system: null })).toEqual(nothing);
  });
});

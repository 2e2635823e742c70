import { describe, expect, test } from 'vitest';
import { centimetres, feetAndInches, kilograms, numberIn, pounds } from './measures';

describe('measures', () => {
  test('accept a decimal point or comma', () => {
    expect(numberIn('42.5')).toBe(42.5);
    expect(numberIn(' 42,5 ')).toBe(42.5);
    expect(numberIn('')).toBeUndefined();
    for (const text of ['forty', '4 2', '1e2', '4,2,1']) expect(numberIn(text), text).toBeNaN();
  });

  test('in feet and inches convert back to the same value', () => {
    expect(centimetres(5, 10)).toBe(178);
    for (let inches = 32; inches <= 90; inches += 1) {
      const { feet, inches: rest } = feetAndInches(centimetres(0, inches));
      expect(feet * 12 + rest).toBe(inches);
    }
  });

  test('in pounds convert back to the same value, to the nearest kilogram', () => {
    expect(kilograms(150)).toBe(68);
    expect(pounds(68)).toBe(150);
  });
});

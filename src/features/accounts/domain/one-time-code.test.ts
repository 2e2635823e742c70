import { describe, expect, test } from 'vitest';
import { codeExpiry, newCode, readCode } from './one-time-code';

describe('a one-time code', () => {
  const everySymbol = Array.from({ length: 31 }, (_, symbol) => newCode(() => symbol).charAt(0)).join('');

  test('consists of six out of 31 symbols', () => {
    const choices: number[] = [];
    const code = newCode((from) => choices.push(from) - 1);
    expect(code).toHaveLength(6);
    expect(choices).toEqual([31, 31, 31, 31, 31, 31]);
    expect(new Set(everySymbol).size).toBe(31);
  });

  test('has only capitals and digits, without look-alikes', () => {
    expect(everySymbol).toMatch(/^[A-Z0-9]+$/);
    expect(everySymbol).not.toMatch(/[01ILO]/);
  });

  test('may be typed in lower case and in groups', () => {
    expect(readCode(' ab2-3cd ')).toBe('AB23CD');
    expect(readCode('ab2 3\tcd')).toBe('AB23CD');
  });

  test('is valid for ten minutes', () => {
    expect(codeExpiry(new Date('2026-03-01T23:55:00Z'))).toEqual(new Date('2026-03-02T00:05:00Z'));
  });
});

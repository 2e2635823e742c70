import { describe, expect, test } from 'vitest';
import { asTyped, dayOrTyped, finishDate, typeDate } from './typed-date';

/** Types key by key, as a field reports it. */
const typeKeys = (keys: string) => [...keys].reduce((before, key) => typeDate(before + key, before), '');

describe('a date as people type it', () => {
  test('needs no slashes', () => {
    expect(typeKeys('21041990')).toBe('21/04/1990');
  });

  test.each(['21/04/1990', '21.04.1990', '21-04-1990', '21 04 1990'])('may have its own separators: %s', (typed) => {
    expect(typeKeys(typed)).toBe('21/04/1990');
  });

  test('may be pasted or filled in by the browser', () => {
    expect(typeDate('21.4.1990', '')).toBe('21/4/1990');
    expect(typeDate('1990-04-21', '')).toBe('21/04/1990');
  });

  test('can be deleted character by character', () => {
    let shown = '21/04/19';
    for (let left = shown.length; left > 0; left -= 1) shown = typeDate(shown.slice(0, -1), shown);
    expect(shown).toBe('');
  });

  test('ends with the year, and ignores letters', () => {
    expect(typeKeys('210419901')).toBe('21/04/1990');
    expect(typeKeys('abc')).toBe('');
  });

  test('gets its leading zeros when focus leaves the field', () => {
    expect(finishDate('1/3/1990')).toBe('01/03/1990');
    expect(finishDate('1/3')).toBe('1/3');
  });

  test('is shown day first', () => {
    expect(asTyped('1990-04-21')).toBe('21/04/1990');
    expect(asTyped('')).toBe('');
  });

  test('is a day when it is valid, otherwise the typed text', () => {
    expect(dayOrTyped('21/04/1990')).toBe('1990-04-21');
    expect(dayOrTyped('29/02/2028')).toBe('2028-02-29');
    expect(dayOrTyped('31/02/1990')).toBe('31/02/1990');
    expect(dayOrTyped('1/3')).toBe('1/3');
    expect(dayOrTyped('')).toBe('');
  });
});

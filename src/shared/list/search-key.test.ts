import { expect, test } from 'vitest';
import { partToFind, searchKey } from './search-key';

test('a key has small letters, the octal digits of what is not ASCII, and nothing that has a meaning in a pattern', () => {
  expect(searchKey('Ayu_100%\\')).toBe('ayu100');
  expect(searchKey('Ünal')).toBe('303274nal');
  expect(searchKey('山')).toBe('345261261');
});

test('a word of one or two letters is found at the beginning of words, a single Japanese character anywhere', () => {
  expect(partToFind('Li')).toBe(' li');
  expect(partToFind('Lim')).toBe('lim');
  expect(partToFind('林')).toBe('346236227');
});

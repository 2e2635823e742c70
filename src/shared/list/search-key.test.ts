import { expect, test } from 'vitest';
import { partToFind, searchKey } from './search-key';

test('searchKey lower-cases, writes non-ASCII as octal digits and drops pattern characters', () => {
  expect(searchKey('Ayu_100%\\')).toBe('ayu100');
  expect(searchKey('Ünal')).toBe('303274nal');
  expect(searchKey('山')).toBe('345261261');
});

test('partToFind matches one or two letters at the start of words only, a single Japanese character anywhere', () => {
  expect(partToFind('Li')).toBe(' li');
  expect(partToFind('Lim')).toBe('lim');
  expect(partToFind('林')).toBe('346236227');
});

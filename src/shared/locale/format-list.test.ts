import { expect, test } from 'vitest';
import { formatList, formatListAlone } from './format-list';

test('a list within a sentence leaves its values as they are', () => {
  expect(formatList('en', ['guide', 'instructor', 'captain'])).toBe('guide, instructor and captain');
});

test('a list that stands alone begins with a capital, and only there', () => {
  expect(formatListAlone('en', ['captain', 'guide'])).toBe('Captain and guide');
  expect(formatListAlone('id', ['éclair', 'sopir'])).toBe('Éclair dan sopir');
  expect(formatListAlone('ja', ['船長', 'ガイド'])).toBe('船長、ガイド');
});

test('a list that stands alone may be empty', () => {
  expect(formatListAlone('de', [])).toBe('');
});

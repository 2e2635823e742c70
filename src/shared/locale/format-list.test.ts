import { expect, test } from 'vitest';
import { formatList, formatListAlone } from './format-list';

test('a list within a sentence keeps its values unchanged', () => {
  expect(formatList('en', ['guide', 'instructor', 'captain'])).toBe('guide, instructor and captain');
});

test('a standalone list capitalises its first letter only', () => {
  expect(formatListAlone('en', ['captain', 'guide'])).toBe('Captain and guide');
  expect(formatListAlone('id', ['éclair', 'sopir'])).toBe('Éclair dan sopir');
  expect(formatListAlone('ja', ['船長', 'ガイド'])).toBe('船長、ガイド');
});

test('a standalone list may be empty', () => {
  expect(formatListAlone('de', [])).toBe('');
});

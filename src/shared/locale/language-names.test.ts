import { expect, test } from 'vitest';
import { languageIn } from './language-names';

test('a language is called what its learners call it', () => {
  expect(languageIn('id', 'zh')).toBe('Mandarin');
  expect(languageIn('id', 'ja')).toBe('Jepang');
  expect(languageIn('de', 'zh')).toBe('Chinesisch');
  expect(languageIn('en', 'id')).toBe('Indonesian');
});

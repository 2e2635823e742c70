import { expect, test } from 'vitest';
import { languageIn } from './language-names';

test('languageIn uses the name that learners of a language use', () => {
  expect(languageIn('id', 'zh')).toBe('Mandarin');
  expect(languageIn('id', 'ja')).toBe('Jepang');
  expect(languageIn('de', 'zh')).toBe('Chinesisch');
  expect(languageIn('en', 'id')).toBe('Indonesian');
});

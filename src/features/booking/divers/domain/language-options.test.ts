import { expect, test } from 'vitest';
import { spokenLanguages } from '@/shared/schema/countries';
import { languageOptions } from './language-options';

test("the shop's languages come first, then the others by name in the page's language", () => {
  const labels = languageOptions('de').map(({ label }) => label);
  expect(labels.slice(0, 5)).toEqual(['Englisch', 'Indonesisch', 'Japanisch', 'Chinesisch', 'Deutsch']);
  expect(labels.slice(5)).toEqual(labels.slice(5).toSorted(new Intl.Collator('de').compare));
  expect(labels).toHaveLength(spokenLanguages.length);
});

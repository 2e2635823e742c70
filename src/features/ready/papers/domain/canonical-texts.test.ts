import { expect, test } from 'vitest';
import { canonicalTexts } from './canonical-texts';

test('canonicalTexts is the same whatever the order of languages and keys', () => {
  const one = canonicalTexts({ en: { intro: 'Hello', consent: 'Yes' }, de: { consent: 'Ja', intro: 'Hallo' } });
  expect(one).toBe('{"de":{"consent":"Ja","intro":"Hallo"},"en":{"consent":"Yes","intro":"Hello"}}');
  expect(canonicalTexts({ de: { intro: 'Hallo', consent: 'Ja' }, en: { consent: 'Yes', intro: 'Hello' } })).toBe(one);
});

test('canonicalTexts differs once a single text differs', () => {
  expect(canonicalTexts({ en: { text: 'I sign' } })).not.toBe(canonicalTexts({ en: { text: 'I sign.' } }));
});

import { expect, test } from 'vitest';
import { momentInWords } from './dates';

test('a time is said to be one where the language has a word for it', () => {
  const moment = new Date('2026-11-20T07:33:00Z');
  expect(momentInWords(moment, 'de')).toBe('20. November 2026 um 15:33\u00a0Uhr');
  expect(momentInWords(moment, 'en')).toBe('20 November 2026 at 15:33');
});

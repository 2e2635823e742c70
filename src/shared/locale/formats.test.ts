import { expect, test } from 'vitest';
import { dateFormat, numberFormat } from './formats';

test('a format is created once per language and options', () => {
  const options = { style: 'percent' } as const;
  expect(numberFormat('de', options)).toBe(numberFormat('de', { style: 'percent' }));
  expect(numberFormat('de', options)).not.toBe(numberFormat('en', options));
  expect(numberFormat('de', options)).not.toBe(numberFormat('de', {}));
});

test('formats follow the language, and British usage in English', () => {
  const day = new Date('2026-12-05T00:00:00Z');
  const written = (lng: 'en' | 'id') => dateFormat(lng, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  expect(written('en')).toBe('5 December 2026');
  expect(written('id')).toBe('5 Desember 2026');
  expect(numberFormat('id', {}).format(1234.5)).toBe('1.234,5');
});

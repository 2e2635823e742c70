import { expect, it } from 'vitest';
import { lineIn, localisedTexts, textsIn, unwrittenIn } from './localised';
import { z } from './zod';

const texts = { en: { title: 'Wreck', body: ['A ship'] }, de: { title: 'Wrack', body: [] }, ja: { title: '' } };

it('textsIn returns the texts of the language and the rest in English', () => {
  expect(textsIn(texts, 'de')).toEqual({ title: 'Wrack', body: ['A ship'] });
  expect(textsIn(texts, 'ja').title).toBe('Wreck');
  expect(textsIn(texts, 'zh').title).toBe('Wreck');
});

it('localisedTexts requires complete English, lets other languages lack parts, and refuses a sixth language', () => {
  const schema = localisedTexts({ title: z.string(), body: z.array(z.string()) });
  expect(schema.safeParse({ en: { title: 'Wreck', body: [] }, de: { title: 'Wrack' } }).success).toBe(true);
  expect(schema.safeParse({ de: { title: 'Wrack', body: [] } }).success).toBe(false);
  expect(schema.safeParse({ en: { title: 'Wreck', body: [] }, fr: { title: 'Épave' } }).success).toBe(false);
});

it('lineIn returns a short text in the language, or in English where there is no translation yet', () => {
  const reason = { en: 'Day of silence', de: 'Tag der Stille', ja: '' };
  expect(lineIn(reason, 'de')).toBe('Tag der Stille');
  expect(lineIn(reason, 'ja')).toBe('Day of silence');
  expect(lineIn(reason, 'zh')).toBe('Day of silence');
});

it('unwrittenIn returns the languages that lack a part of the English texts', () => {
  expect(unwrittenIn(texts)).toEqual(['id', 'ja', 'zh', 'de']);
  const title = 'Wreck';
  const all = { en: { title, summary: '' }, id: { title }, ja: { title }, zh: { title }, de: { title } };
  expect(unwrittenIn(all)).toEqual([]);
});

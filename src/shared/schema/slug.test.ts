import { expect, test } from 'vitest';
import { numbered, slug, slugOf } from './slug';

test('slugOf turns a title into a URL segment', () => {
  expect(slugOf('Manta Point & Crystal Bay: two dives!')).toBe('manta-point-crystal-bay-two-dives');
  expect(slugOf('  Café’s Été ')).toBe('cafes-ete');
  expect(slugOf('マンタ')).toBe('');
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
});

test('a slug made from a title is valid, and a slug that would break a URL is not', () => {
  expect(slug.parse(' Manta-Point ')).toBe('manta-point');
  for (const wrong of ['', '-a', 'a-', 'a--b', 'a b', 'a/b', 'ä', 'a'.repeat(81)])
    expect(slug.safeParse(wrong).success).toBe(false);
});

test('numbered adds a number for the second entity of the same name, within the length limit of a slug', () => {
  expect(numbered('mantas', 1)).toBe('mantas');
  expect(numbered('mantas', 2)).toBe('mantas-2');
  expect(slug.parse(numbered('a'.repeat(80), 12))).toHaveLength(79);
});

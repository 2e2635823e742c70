import { expect, test } from 'vitest';
import { numbered, slug, slugOf } from './slug';

test('a title becomes a part of an address', () => {
  expect(slugOf('Manta Point & Crystal Bay: two dives!')).toBe('manta-point-crystal-bay-two-dives');
  expect(slugOf('  Café’s Été ')).toBe('cafes-ete');
  expect(slugOf('マンタ')).toBe('');
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
});

test('what is made from a title is taken, what would break an address is not', () => {
  expect(slug.parse(' Manta-Point ')).toBe('manta-point');
  for (const wrong of ['', '-a', 'a-', 'a--b', 'a b', 'a/b', 'ä', 'a'.repeat(81)])
    expect(slug.safeParse(wrong).success).toBe(false);
});

test('the second thing of a name has a number, and its address is not too long', () => {
  expect(numbered('mantas', 1)).toBe('mantas');
  expect(numbered('mantas', 2)).toBe('mantas-2');
  expect(slug.parse(numbered('a'.repeat(80), 12))).toHaveLength(79);
});

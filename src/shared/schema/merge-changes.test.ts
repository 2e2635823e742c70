import { describe, expect, test } from 'vitest';
import { mergeChanges } from './merge-changes';

const base = { name: 'Besar', seats: 12, areas: ['sanur'], note: { en: 'Fast', de: '' } };

describe('mergeChanges', () => {
  test('takes the changes that only one side made', () => {
    const merged = mergeChanges(base, { ...base, seats: 14 }, { ...base, name: 'Besar II', areas: [] });
    expect(merged).toEqual({ values: { ...base, name: 'Besar II', seats: 14, areas: [] }, conflicts: [] });
  });

  test('merges the languages of a text', () => {
    const mine = { ...base, note: { ...base.note, de: 'Schnell' } };
    const theirs = { ...base, note: { ...base.note, en: 'Very fast' } };
    expect(mergeChanges(base, mine, theirs)).toEqual({
      values: { ...base, note: { en: 'Very fast', de: 'Schnell' } },
      conflicts: [],
    });
  });

  test('keeps my value where both sides changed it, and names the conflict', () => {
    const mine = { ...base, seats: 14, areas: ['amed'], note: { en: 'Mine', de: '' } };
    const theirs = { ...base, name: 'Kecil', seats: 8, areas: [], note: { en: 'Theirs', de: '' } };
    expect(mergeChanges(base, mine, theirs)).toEqual({
      values: { name: 'Kecil', seats: 14, areas: ['amed'], note: { en: 'Mine', de: '' } },
      conflicts: ['seats', 'areas', 'note.en'],
    });
  });

  test('reports no conflict where both sides made the same change', () => {
    const both = { ...base, seats: 14 };
    expect(mergeChanges(base, both, { ...both })).toEqual({ values: both, conflicts: [] });
  });
});

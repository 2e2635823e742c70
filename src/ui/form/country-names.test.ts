import { describe, expect, test } from 'vitest';
import { countriesByName, countrySearch } from './country-names';

describe('the list of countries', () => {
  test('is in the language of the page and in its order, with the most likely one on top', () => {
    const german = countriesByName('de', ['SE', 'AT', 'ID', 'EG'], 'SE').map(({ label }) => label);
    expect(german).toEqual(['Schweden', 'Ägypten', 'Indonesien', 'Österreich']);
  });

  test('has every country once', () => {
    const all = countriesByName('ja', undefined, 'JP');
    expect(all).toHaveLength(250);
    expect(new Set(all.map(({ label }) => label)).size).toBe(250);
    expect(all[0]).toEqual({ value: 'JP', label: '日本' });
  });

  test.each(['öster', 'oster', 'austria', 'AT', ' at '])('finds Austria by %s', (search) => {
    expect(countrySearch()({ value: 'AT', label: 'Österreich' }, search)).toBe(true);
    expect(countrySearch()({ value: 'JP', label: 'Japan' }, search)).toBe(false);
  });
});

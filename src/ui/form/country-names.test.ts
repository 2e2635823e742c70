import { describe, expect, test } from 'vitest';
import { countriesByName, countrySearch } from './country-names';

describe('countriesByName and countrySearch', () => {
  test('countriesByName sorts by the language of the page, with the most likely country first', () => {
    const german = countriesByName('de', ['SE', 'AT', 'ID', 'EG'], 'SE').map(({ label }) => label);
    expect(german).toEqual(['Schweden', 'Ägypten', 'Indonesien', 'Österreich']);
  });

  test('countriesByName lists every country once', () => {
    const all = countriesByName('ja', undefined, 'JP');
    expect(all).toHaveLength(250);
    expect(new Set(all.map(({ label }) => label)).size).toBe(250);
    expect(all[0]).toEqual({ value: 'JP', label: '日本' });
  });

  test.each(['öster', 'oster', 'austria', 'AT', ' at '])('countrySearch finds Austria by %s', (search) => {
    expect(countrySearch()({ value: 'AT', label: 'Österreich' }, search)).toBe(true);
    expect(countrySearch()({ value: 'JP', label: 'Japan' }, search)).toBe(false);
  });
});

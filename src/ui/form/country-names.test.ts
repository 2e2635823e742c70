import { describe, expect, test } from 'vitest';
import { countries } from '@/shared/schema/countries';
import german from '../../../public/locales/de/countries.json';
import japanese from '../../../public/locales/ja/countries.json';
import { countriesByName, countrySearch } from './country-names';

describe('countriesByName and countrySearch', () => {
  test('countriesByName sorts by the language of the page, with the most likely country first', () => {
    const names = (code: string) => german[code as keyof typeof german];
    const sorted = countriesByName('de', { names, among: ['SE', 'AT', 'ID', 'EG'], first: 'SE' });
    expect(sorted.map(({ label }) => label)).toEqual(['Schweden', 'Ägypten', 'Indonesien', 'Österreich']);
  });

  test('countriesByName lists every country once', () => {
    const names = (code: string) => japanese[code as keyof typeof japanese];
    const all = countriesByName('ja', { names, first: 'JP' });
    expect(all).toHaveLength(250);
    expect(new Set(all.map(({ label }) => label)).size).toBe(250);
    expect(all[0]).toEqual({ value: 'JP', label: '日本' });
  });

  test('every country has a name in the texts', () => {
    expect(Object.keys(german)).toEqual(countries);
  });

  test.each(['öster', 'oster', 'austria', 'AT', ' at '])('countrySearch finds Austria by %s', (search) => {
    expect(countrySearch()({ value: 'AT', label: 'Österreich' }, search)).toBe(true);
    expect(countrySearch()({ value: 'JP', label: 'Japan' }, search)).toBe(false);
  });
});

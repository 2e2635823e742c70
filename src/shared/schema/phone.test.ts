import { describe, expect, test } from 'vitest';
import { callingCode, callingCountries, isPossiblePhone, phoneInWords, readPhone, typePhone } from './phone';

describe('a phone number', () => {
  test('is possible when its length fits its country', () => {
    expect(isPossiblePhone('+62 812 5550 0142')).toBe(true);
    expect(isPossiblePhone('+62 81')).toBe(false);
    expect(isPossiblePhone('0812 5550 0142')).toBe(false);
  });

  test('in its national form is stored with the code of the country', () => {
    expect(typePhone('0812 5550 0142', 'ID')).toEqual({
      country: 'ID',
      national: '0812 5550 0142',
      number: '+6281255500142',
    });
    expect(typePhone('0151 23456789', 'DE').number).toBe('+4915123456789');
  });

  test('with a country code belongs to that country, whatever the field was set to', () => {
    expect(typePhone('+49 151 23456789', 'ID')).toMatchObject({ country: 'DE', number: '+4915123456789' });
    expect(typePhone('+1 604 555 0123', 'ID').country).toBe('CA');
  });

  test('contains no letters', () => {
    expect(typePhone('call me', 'ID')).toMatchObject({ number: '' });
  });

  test('is shown in its national form after it was stored', () => {
    expect(readPhone('+6281255500142', 'DE')).toEqual({
      country: 'ID',
      national: '0812-5550-0142',
      number: '+6281255500142',
    });
    expect(readPhone('', 'DE')).toEqual({ country: 'DE', national: '', number: '' });
  });

  test('is formatted in groups, with its country', () => {
    expect(phoneInWords('+6281255500142')).toBe('+62 812 5550 0142');
    expect(phoneInWords('nonsense')).toBe('nonsense');
  });

  test('stays as typed while it is incomplete', () => {
    const { number } = typePhone('081', 'ID');
    expect(readPhone(number, 'ID')).toMatchObject({ country: 'ID', number });
  });

  test('is available for every country that has numbers', () => {
    expect(callingCountries.length).toBeGreaterThan(230);
    expect(callingCode('ID')).toBe('62');
    expect(callingCode('AQ')).toBe('');
  });
});

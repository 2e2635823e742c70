import { describe, expect, test } from 'vitest';
import {
  callingCode,
  callingCountries,
  formatPhone,
  isPossiblePhone,
  readPhone,
  typePhone,
  withCountry,
  withCountryCode,
} from './phone';

describe('a phone number', () => {
  test('is possible when its length fits its country', () => {
    expect(isPossiblePhone('+62 812 5550 0142')).toBe(true);
    expect(isPossiblePhone('+62 81')).toBe(false);
    expect(isPossiblePhone('0812 5550 0142')).toBe(false);
  });

  test('gets its country’s code when typed in national form', () => {
    expect(withCountryCode('0812 5550 0142', 'ID')).toBe('+6281255500142');
    expect(withCountryCode('201 555 0123', 'US')).toBe('+12015550123');
    expect(withCountryCode('91234 56789', 'IN')).toBe('+919123456789');
    expect(withCountryCode('06 1234567', 'IT')).toBe('+39061234567');
    expect(withCountryCode('０９０１２３４', 'JP')).toBe('+81901234');
  });

  test('with a country code stays as typed; 00 or a 0 after the plus never begins a code', () => {
    expect(withCountryCode('+49 151 234', 'ID')).toBe('+49 151 234');
    expect(withCountryCode('6281255500142', 'ID')).toBe('+6281255500142');
    expect(withCountryCode('0049 151', 'ID')).toBe('+49151');
    expect(withCountryCode('+08', 'ID')).toBe('+628');
  });

  test('without digits stays as typed, and a lone 0 waits for what follows', () => {
    for (const text of ['', '+', 'call me']) expect(withCountryCode(text, 'ID')).toBe(text);
    expect(withCountryCode('0', 'ID')).toBe('+0');
    expect(withCountryCode('00', 'ID')).toBe('+');
  });

  test('belongs to the country of its code, or to the field’s country when several share the code', () => {
    expect(typePhone('4915123456789', 'ID')).toMatchObject({ country: 'DE', number: '+4915123456789' });
    expect(typePhone('16045550123', 'US').country).toBe('CA');
    expect(typePhone('1', 'CA').country).toBe('CA');
  });

  test('is stored without the 0 that follows the code', () => {
    expect(typePhone('6208125550142', 'ID').number).toBe('+628125550142');
    expect(typePhone('8109012345678', 'JP').number).toBe('+819012345678');
  });

  test('is empty while it consists of the country code only', () => {
    expect(typePhone('62', 'ID').number).toBe('');
    expect(typePhone('', 'ID').number).toBe('');
  });

  test('is shown with its country code when read back', () => {
    expect(readPhone('+6281255500142', 'DE')).toEqual({
      country: 'ID',
      digits: '6281255500142',
      number: '+6281255500142',
    });
    expect(readPhone('', 'DE')).toEqual({ country: 'DE', digits: '', number: '' });
  });

  test('keeps its national part when its country changes', () => {
    expect(withCountry('62812555', 'ID', 'DE')).toBe('49812555');
    expect(withCountry('', 'ID', 'DE')).toBe('49');
  });

  test('is formatted in groups, with its country', () => {
    expect(formatPhone('+6281255500142')).toBe('+62 812 5550 0142');
    expect(formatPhone('nonsense')).toBe('nonsense');
  });

  test('stays as typed while it is incomplete', () => {
    const { number } = typePhone('6281', 'ID');
    expect(readPhone(number, 'ID')).toMatchObject({ country: 'ID', number });
  });

  test('is available for every country that has phone numbers', () => {
    expect(callingCountries.length).toBeGreaterThan(230);
    expect(callingCode('ID')).toBe('62');
    expect(callingCode('AQ')).toBe('');
  });
});

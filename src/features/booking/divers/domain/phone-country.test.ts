import { expect, test } from 'vitest';
import { phoneCountry } from './phone-country';

const nobody = { nationality: null, phone: '' };

test('a phone begins with the country of the first diver who has named one', () => {
  expect(phoneCountry([{ nationality: 'SE' }, { nationality: 'JP' }])).toBe('SE');
  expect(phoneCountry([undefined, nobody, { nationality: 'JP' }])).toBe('JP');
});

test('whoever has named no nationality lives where their own phone is', () => {
  expect(phoneCountry([{ nationality: '', phone: '+46701234567' }, { nationality: 'JP' }])).toBe('SE');
  expect(phoneCountry([{ nationality: 'DE', phone: '+46701234567' }])).toBe('DE');
});

test('of people without either there is no country', () => {
  expect(phoneCountry([nobody, {}])).toBe('');
});

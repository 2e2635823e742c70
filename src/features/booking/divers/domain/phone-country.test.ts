import { expect, test } from 'vitest';
import { phoneCountry } from './phone-country';

const nobody = { nationality: null, phone: '' };

test('a phone starts with the country of the first diver who has given one', () => {
  expect(phoneCountry([{ nationality: 'SE' }, { nationality: 'JP' }])).toBe('SE');
  expect(phoneCountry([undefined, nobody, { nationality: 'JP' }])).toBe('JP');
});

test("without a nationality, the country of the diver's own phone is used", () => {
  expect(phoneCountry([{ nationality: '', phone: '+46701234567' }, { nationality: 'JP' }])).toBe('SE');
  expect(phoneCountry([{ nationality: 'DE', phone: '+46701234567' }])).toBe('DE');
});

test('without either there is no country', () => {
  expect(phoneCountry([nobody, {}])).toBe('');
});

import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { countries } from './countries';

/** Whether a number, written with its country code, has a length that numbers of its country have. */
export const isPossiblePhone = (number: string): boolean => isPossiblePhoneNumber(number);

export const callingCountries = countries.filter((country): country is CountryCode => isSupportedCountry(country));

/** `62`, which follows the plus in numbers of this country. */
export const callingCode = (country: string): string =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : '';

/** A number in parts: its country, the national form, and the stored international form. */
export type TypedPhone = { country: string; national: string; number: string };

const nothing = (country: string): TypedPhone => ({ country, national: '', number: '' });

/** Parses input in the field of a country; a number with a country code of its own moves to that country. */
export function typePhone(typed: string, country: string): TypedPhone {
  const text = typed.replace(/[^\d+() .-]/g, '');
  const home = isSupportedCountry(country) ? country : undefined;
  const reader = new AsYouType(home);
  reader.input(text);
  return { country: reader.getCountry() ?? country, national: text, number: reader.getNumberValue() ?? '' };
}

/** A stored number, as its field shows it. */
export function readPhone(number: string, country: string): TypedPhone {
  if (!number) return nothing(country);
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return { ...typePhone(number, country), national: number };
  return { country: parsed.country ?? country, national: parsed.formatNational(), number: parsed.number };
}

/** A stored number for display, with its country and in groups. */
export const phoneInWords = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** The digits of a number in any script and punctuation. */
export const digitsOf = (written: string): string => parseIncompletePhoneNumber(written).replace('+', '');

/** The digits of a stored number from its country code on. */
export const fullDigits = (number: string): string => digitsOf(parsePhoneNumberFromString(number)?.number ?? number);

/** The possible meanings of a typed number: one of the country, or one whose plus is omitted or written as 00. */
export function meantNumbers(typed: string, country: string): string[] {
  const home = isSupportedCountry(country) ? country : undefined;
  const international = `+${digitsOf(typed).replace(/^00/, '')}`;
  const numbers = [parsePhoneNumberFromString(typed, home), parsePhoneNumberFromString(international)];
  return [...new Set(numbers.flatMap((number) => (number ? [digitsOf(number.number)] : [])))];
}

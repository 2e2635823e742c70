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

/** Checks that a number with its country code has a length that is possible in its country. */
export const isPossiblePhone = (number: string): boolean => isPossiblePhoneNumber(number);

export const callingCountries = countries.filter((country): country is CountryCode => isSupportedCountry(country));

/** The country's calling code without the plus, such as `62`. */
export const callingCode = (country: string): string =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : '';

/** A phone number in parts: its country, its digits from the country code on, and the stored form. */
export type TypedPhone = { country: string; digits: string; number: string };

const countryOf = (number: string): string | undefined => {
  const reader = new AsYouType();
  reader.input(number);
  return reader.getCountry();
};

/** Reads digits that begin with a country code; `country` decides between countries that share the code. */
export function typePhone(digits: string, country: string): TypedPhone {
  const number = `+${digits}`;
  const isJustCode = digits === '' || digits === callingCode(country);
  return {
    country: countryOf(number) ?? country,
    digits,
    number: isJustCode ? '' : (parsePhoneNumberFromString(number)?.number ?? number),
  };
}

/** Reads a stored number as its field shows it. */
export function readPhone(number: string, country: string): TypedPhone {
  const digits = digitsOf(number);
  return digits ? typePhone(digits, country) : { country, digits: '', number: '' };
}

const WITH_CODE = /^\s*\+\s*[1-9][ -~]*$/;

/** Adds the country's code to a national number; a leading 0 is never part of a code, and 00 stands for the plus. */
export function withCountryCode(text: string, country: string): string {
  const digits = digitsOf(text);
  if (WITH_CODE.test(text) || digits === '') return text;
  if (digits === '0') return '+0';
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  const written = text.trim().startsWith('+') && !digits.startsWith('0') ? `+${digits}` : digits;
  const home = isSupportedCountry(country) ? country : undefined;
  const complete = parsePhoneNumberFromString(written, home);
  if (complete?.isValid()) return complete.number;
  const reader = new AsYouType(home);
  reader.input(written);
  return reader.getNumberValue() ?? `+${digits}`;
}

/** The digits after 00, if they begin a separate number behind the field's own digits. */
function digitsAfterZeros(digits: string, { digits: before, country }: TypedPhone): string | undefined {
  const code = callingCode(country);
  const isEmpty = ['', code, `${code}0`].includes(before);
  if (isEmpty && digits.startsWith(`${code}00`)) return digits.slice(code.length + 2);
  const added = digits.startsWith(`${before}00`) ? digits.slice(before.length + 2) : '';
  return isPossiblePhone(`+${added}`) ? added : undefined;
}

/** Finds the new number in a text edited up to the caret: text that has a plus, or precedes the plus shown. */
function newNumber(text: string, caret: number): string | undefined {
  const edited = text.slice(0, caret);
  const plus = edited.lastIndexOf('+');
  if (plus > 0) return edited.slice(plus);
  const isBeforePlus = text.includes('+', caret) && (plus === 0 || digitsOf(edited) !== '');
  return isBeforePlus ? edited : undefined;
}

/**
 * Interprets a field's text that was edited up to the caret. An added plus or 00 begins a new number, which replaces
 * the number shown.
 */
export function enteredPhone(text: string, caret: number, shown: TypedPhone): string {
  const written = text.replaceAll('＋', '+');
  const begun = newNumber(written, caret);
  if (begun) return withCountryCode(begun, shown.country);
  const digits = digitsOf(written);
  // Deleting the plus alone changes nothing: it belongs to the country code.
  if (digits === shown.digits) return written;
  const added = digitsAfterZeros(digits, shown);
  return added === undefined ? withCountryCode(written, shown.country) : `+${added}`;
}

/** Moves a national number to another country. */
export const withCountry = (digits: string, from: string, to: string): string => {
  const code = callingCode(from);
  return `${callingCode(to)}${digits.startsWith(code) ? digits.slice(code.length) : digits}`;
};

/** Formats a stored number for display, in groups and with its country. */
export const formatPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** The digits of a number written in any script and punctuation. */
export const digitsOf = (written: string): string => parseIncompletePhoneNumber(written).replace('+', '');

/** The digits of a stored number from its country code on. */
export const internationalDigits = (number: string): string =>
  digitsOf(parsePhoneNumberFromString(number)?.number ?? number);

/**
 * The possible meanings of a typed number: national in `country`, or international with its plus omitted or written as
 * 00.
 */
export function possibleNumbers(typed: string, country: string): string[] {
  const home = isSupportedCountry(country) ? country : undefined;
  const international = `+${digitsOf(typed).replace(/^00/, '')}`;
  const numbers = [parsePhoneNumberFromString(typed, home), parsePhoneNumberFromString(international)];
  return [...new Set(numbers.flatMap((number) => (number ? [digitsOf(number.number)] : [])))];
}

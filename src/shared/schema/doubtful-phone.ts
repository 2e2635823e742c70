import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** True of a number that has a possible length, but that nobody in its country has by the plan of its numbers; 40 kB. */
export function isDoubtfulPhone(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number);
  return Boolean(parsed?.isPossible() && !parsed.isValid());
}

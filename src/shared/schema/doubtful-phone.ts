import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Detects a number of possible length that its country's numbering plan assigns to nobody. Loads 40 kB. */
export function isDoubtfulPhone(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number);
  return Boolean(parsed?.isPossible() && !parsed.isValid());
}

import { digitsOf, internationalDigits, possibleNumbers } from '@/shared/schema/phone';
import { markWith } from './crypto';
import type { Key, Keyring } from './keyring';

const FEWEST = 4;
const MAX = 8;
const lengths = Array.from({ length: MAX - FEWEST + 1 }, (_, more) => FEWEST + more);

const numberMark = (key: Key, digits: string) => markWith(key, `phone/${digits}`);
const endMark = (key: Key, digits: string) => markWith(key, `phone/last-${digits.length}/${digits}`);

/** Keyed hashes that make a sealed number searchable: of all its digits, and of its last four to eight. */
export function phoneMarks(key: Key, number: string): string[] {
  const digits = internationalDigits(number);
  if (!digits) return [];
  const ends = lengths.filter((length) => length <= digits.length).map((length) => digits.slice(-length));
  return [numberMark(key, digits), ...ends.map((end) => endMark(key, end))];
}

/** The possible marks of a searched number under every key that may have made them. */
export function marksToFind(keys: Keyring, typed: string, country: string): string[] {
  const digits = digitsOf(typed);
  const isEnd = digits.length >= FEWEST && digits.length <= MAX;
  return keys.flatMap((key) => [
    ...possibleNumbers(typed, country).map((number) => numberMark(key, number)),
    ...(isEnd ? [endMark(key, digits)] : []),
  ]);
}

import { digitsOf, fullDigits, meantNumbers } from '@/shared/schema/phone';
import { markWith } from './crypto';
import type { Key, Keyring } from './keyring';

const FEWEST = 4;
const MOST = 8;
const lengths = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => FEWEST + more);

const numberMark = (key: Key, digits: string) => markWith(key, `phone/${digits}`);
const endMark = (key: Key, digits: string) => markWith(key, `phone/last-${digits.length}/${digits}`);

/** Keyed hashes that make a sealed number searchable: of all its digits, and of its last four to eight. */
export function phoneMarks(key: Key, number: string): string[] {
  const digits = fullDigits(number);
  if (!digits) return [];
  const ends = lengths.filter((length) => length <= digits.length).map((length) => digits.slice(-length));
  return [numberMark(key, digits), ...ends.map((end) => endMark(key, end))];
}

/** The possible marks of a searched number under every key that may have made them. */
export function marksToFind(keys: Keyring, typed: string, country: string): string[] {
  const digits = digitsOf(typed);
  const isEnd = digits.length >= FEWEST && digits.length <= MOST;
  return keys.flatMap((key) => [
    ...meantNumbers(typed, country).map((number) => numberMark(key, number)),
    ...(isEnd ? [endMark(key, digits)] : []),
  ]);
}

import { addressWords } from '@/shared/schema/address-words';
import { markWith } from './crypto';
import type { Key, Keyring } from './keyring';

const MOST_WORDS = 40;

const wordMark = (key: Key, word: string) => markWith(key, `address/${word}`);

/** Keyed hashes by which a sealed address is found. */
export const addressMarks = (key: Key, address: string | null): string[] =>
  addressWords(address ?? '')
    .slice(0, MOST_WORDS)
    .map((word) => wordMark(key, word));

/** The marks of the words of a search, by every key that may have made them; none for a search without words. */
export function addressMarksToFind(keys: Keyring, typed: string): string[][] {
  const words = addressWords(typed);
  return words.length > 0 ? keys.map((key) => words.map((word) => wordMark(key, word))) : [];
}

import { addressWords } from '@/shared/schema/address-words';
import { markWith } from './crypto';
import type { Key, Keyring } from './keyring';

const MAX_WORDS = 40;

const wordMark = (key: Key, word: string) => markWith(key, `address/${word}`);

/** Keyed hashes that make a sealed address searchable. */
export const addressMarks = (key: Key, address: string | null): string[] =>
  addressWords(address ?? '')
    .slice(0, MAX_WORDS)
    .map((word) => wordMark(key, word));

/** The marks of the words of a search under every key that may have made them; empty for a search without words. */
export function addressMarksToFind(keys: Keyring, typed: string): string[][] {
  const words = addressWords(typed);
  return words.length > 0 ? keys.map((key) => words.map((word) => wordMark(key, word))) : [];
}

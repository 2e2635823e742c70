import { trimCharacters } from '@/shared/schema/trim-characters';

type Reader = (text: string) => boolean;

/** The characters of addresses, ids and booking IDs; any other character separates them. */
const TOKEN = /[\w.%+'@-]+/g;
const tokensOf = (text: string): string[] =>
  (text.toLowerCase().match(TOKEN) ?? []).map((token) => trimCharacters(token, ".'-"));

/** Tests a text for these addresses, ids or booking IDs; a set, because there can be thousands. */
export function mentionsAny(words: readonly string[]): Reader {
  const sought = new Set(words.map((word) => word.toLowerCase()).filter(Boolean));
  return (text) => sought.size > 0 && tokensOf(text).some((token) => sought.has(token));
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const isLatin = (character = ''): boolean => /\p{Script=Latin}/u.test(character);

/** Keeps Ann Lee from being found in Joann Leeds; scripts without spaces have no such word edges. */
const patternOf = (name: string): string =>
  [
    isLatin(name.at(0)) ? String.raw`(?<!\p{Script=Latin})` : '',
    escapePattern(name).replace(/\s+/gu, String.raw`\s+`),
    isLatin(name.at(-1)) ? String.raw`(?!\p{Script=Latin})` : '',
  ].join('');

/** Tests a text for these names. */
export function mentionsName(names: readonly string[]): Reader {
  if (names.length === 0) return () => false;
  const pattern = new RegExp(names.map(patternOf).join('|'), 'iu');
  return (text) => pattern.test(text);
}

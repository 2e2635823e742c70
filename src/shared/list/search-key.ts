const ASCII = 0x80;
const OCTAL_DIGITS = 3;

/** Mirrors the database function that writes the searched columns; see `prisma/migrations/0_baseline`. */
export function searchKey(text: string): string {
  const bytes = new TextEncoder().encode(text.toLowerCase().replaceAll(/[\\%_]/g, ''));
  return Array.from(bytes, (byte) =>
    byte < ASCII ? String.fromCharCode(byte) : byte.toString(8).padStart(OCTAL_DIGITS, '0'),
  ).join('');
}

/** The shortest part that the database can find through an index. */
const INDEXED = 3;

/** The part of a key that finds a word; a word too short for the index matches at the start of words only. */
export function partToFind(word: string): string {
  const key = searchKey(word);
  return key.length < INDEXED ? ` ${key}` : key;
}

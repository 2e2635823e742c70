const ASCII = 0x80;
const OCTAL_DIGITS = 3;

/** As the database's function of this name writes what is searched in; see `prisma/migrations/0_baseline`. */
export function searchKey(text: string): string {
  const bytes = new TextEncoder().encode(text.toLowerCase().replaceAll(/[\\%_]/g, ''));
  return Array.from(bytes, (byte) =>
    byte < ASCII ? String.fromCharCode(byte) : byte.toString(8).padStart(OCTAL_DIGITS, '0'),
  ).join('');
}

/** The database finds parts of this length by an index. */
const INDEXED = 3;

/** The part of a key by which a word is found: one that is too short for the index at the beginning of words only. */
export function partToFind(word: string): string {
  const key = searchKey(word);
  return key.length < INDEXED ? ` ${key}` : key;
}

const SHORTEST = 2;
const PAIR = 2;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFKC').toLowerCase();

const pairsOf = (run: string) => {
  const characters = [...run];
  return characters.slice(0, -1).map((_, at) => characters.slice(at, at + PAIR).join(''));
};

/**
 * The words that find an address, lower-cased and without accents; for Japanese and Chinese, every pair of characters.
 */
export function addressWords(address: string): string[] {
  const text = plain(address);
  const spaced = text
    .replaceAll(UNSPACED, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length >= SHORTEST);
  return [...new Set([...spaced, ...[...text.matchAll(UNSPACED)].flatMap(([run]) => pairsOf(run))])];
}

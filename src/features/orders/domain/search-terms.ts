/** A word, or the groups of a possible phone number, which are searched one by one and joined. */
export type SearchTerm = { words: string[]; number: string | null };

/** Digits of any script, and the separators people put between them. */
const PART_OF_NUMBER = /^[\p{Nd}\p{Pd}+＋()（）.．・/−]+$/u;

const hasDigit = (words: string[]) => words.some((word) => /\p{Nd}/u.test(word));

const DASHES = /[\p{Pd}−＃#]/gu;

/** Normalises part of a booking ID, which people type with or without its dash or a number sign. */
export const bookingIdPart = (word: string): string => word.normalize('NFKC').replaceAll(DASHES, '') || word;

/** Splits a search into its terms, in order. */
export function searchTerms(search: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let group: string[] = [];
  const close = () => {
    if (hasDigit(group)) terms.push({ words: group, number: group.join(' ') });
    else terms.push(...group.map((word) => ({ words: [word], number: null })));
    group = [];
  };
  for (const word of search.split(/\s+/)) {
    if (PART_OF_NUMBER.test(word)) group.push(word);
    else {
      close();
      terms.push({ words: [word], number: null });
    }
  }
  close();
  return terms;
}

export type Named = { full_name: string; date_of_birth: string | null };

/** Strips Latin accents only, since the marks of kana and Hangul form other letters. */
const accents = /[\u0300-\u036f]/g;

const plain = (name: string) => name.normalize('NFD').replace(accents, '').trim().toLowerCase().replace(/\s+/g, ' ');

/** Compares name and birth date, as far as both have them. */
export const isSamePerson = (one: Named, other: Named): boolean =>
  plain(one.full_name) === plain(other.full_name) &&
  (one.date_of_birth === null || other.date_of_birth === null || one.date_of_birth === other.date_of_birth);

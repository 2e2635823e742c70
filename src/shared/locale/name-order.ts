import type { Locale } from './locales';

const nameFields = ['first_name', 'last_name'] as const;
type NameField = (typeof nameFields)[number];

/** Languages that write the family name first; their forms ask for it first. */
const familyFirst: Record<Locale, boolean> = { en: false, id: false, ja: true, zh: true, de: false };

/** The parts of a name in the order in which a language writes them. */
export const nameOrder = (locale: Locale): readonly NameField[] =>
  familyFirst[locale] ? nameFields.toReversed() : nameFields;

/** The name fields of a row or a view. */
type Named = { firstName: string; lastName: string } | Record<NameField, string>;

const partsOf = (person: Named): [given: string, family: string] =>
  'firstName' in person ? [person.firstName, person.lastName] : [person.first_name, person.last_name];

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+$/u;

/** True for a name written only in Chinese, Japanese or Korean characters. */
export const isEastAsian = (name: string): boolean => eastAsian.test(name.replaceAll(/\s/gu, ''));

/** A full name. Its characters decide the order, not the reader's language: 张娜 is 张娜 for everybody. */
export function fullName(person: Named): string {
  const [given, family] = partsOf(person);
  return eastAsian.test(family + given) ? family + given : `${given} ${family}`.trim();
}

/** A person's name in lists; their email address when they gave no name. */
export const nameOrEmail = (person: Named & { email: string | null }): string =>
  fullName(person) || (person.email ?? '');

/** The name to address a person by: the given name, where it can stand alone. */
export function spokenName(person: Named): string {
  const [given] = partsOf(person);
  return eastAsian.test(given) ? fullName(person) : given;
}

import type { Locale } from './locales';

const nameFields = ['first_name', 'last_name'] as const;
type NameField = (typeof nameFields)[number];

/** Where the family comes before the person, a form asks for it first. */
const familyFirst: ReadonlySet<Locale> = new Set<Locale>(['ja', 'zh']);

/** The parts of a name in the order in which a language writes them. */
export const nameOrder = (locale: Locale): readonly NameField[] =>
  familyFirst.has(locale) ? nameFields.toReversed() : nameFields;

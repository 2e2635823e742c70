import type { Locale } from '../../src/shared/locale/locales';

/** Names that every language writes as English does, by kind. */
export const sameInEveryLanguage: Record<string, string[]> = {
  locations: [
    'Amed',
    'Candidasa',
    'Gilimanuk',
    'Menjangan',
    'Nusa Lembongan',
    'Nusa Penida',
    'Padang Bai',
    'Pemuteran',
    'Sanur',
    'Tulamben',
  ],
  'courses and levels, as the agencies print them': [
    'Advanced',
    'Divemaster',
    'Go Pro',
    'Open Water',
    'Open Water Diver',
    'Rescue Diver',
    'Scuba Diver',
  ],
  people: ['Made Wirawan'],
  'other companies': ['Facebook', 'Google', 'Midtrans', 'QRIS', 'WhatsApp', 'Xendit'],
  'days of the Balinese calendar': ['Nyepi', 'Nyepi Laut'],
  units: ['m', '°C'],
};

/** Words a language has in common with English, so that equal texts are correct. */
export const sharedWords: Record<Exclude<Locale, 'en'>, string[]> = {
  id: [
    'Blog',
    'Briefing',
    'Email',
    'Gateway',
    'Halal',
    'Kosher',
    'Logo',
    'Menu',
    'Status',
    'Total',
    'Vegan',
    'Vegetarian',
    'Voucher',
  ],
  ja: [],
  zh: [],
  de: [
    'Blog',
    'Briefing',
    'Code',
    'Crew',
    'Logo',
    'Option',
    'Region',
    'Halal',
    'Link',
    'Name',
    'Person',
    'Pool',
    'Status',
    'Text',
    'Vegan',
    'Voucher',
  ],
};

/** Namespaces of names, many of which are the same in several languages. */
export const namespacesOfNames = ['countries'];

/** Keys that are composed at run time, so that no file names them: a pattern, and where it happens. */
export const composedKeys: Record<string, string> = {
  'errors:too_many_requests_hours': 'src/server/auth/rate-limit.ts, when the wait is longer than 90 minutes',
  'countries:[A-Z]{2}': 'src/i18n/country-names.ts, from the code of a country',
};

import type { Locale } from '../../src/shared/locale/locales';

/** Names that are the same in every language, by kind. */
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
    'Deep Diver',
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
  'equipment and depths, as the trade calls them': ['BCD', 'MOD'],
  units: ['bar', 'm', '°C'],
};

/** Words shared with English, so that equal texts are correct. */
export const sharedWords: Record<Exclude<Locale, 'en'>, string[]> = {
  id: [
    'Blog',
    'Briefing',
    'Email',
    'Enriched Air (nitrox)',
    'nitrox',
    'Gateway',
    'Halal',
    'Kosher',
    'Logo',
    'Menu',
    'Regulator',
    'Status',
    'Total',
    'Vegan',
    'Vegetarian',
    'Voucher',
    'Wetsuit',
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

/** Keys composed at run time, so no file contains them: a pattern, and the place that composes it. */
export const composedKeys: Record<string, string> = {
  'errors:too_many_requests_hours': 'src/server/auth/rate-limit.ts, when the wait is longer than 90 minutes',
  'countries:[A-Z]{2}': 'src/i18n/country-names.ts, from the code of a country',
};

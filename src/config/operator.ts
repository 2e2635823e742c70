/** The operator's location, which a build must know; the shop's own decisions are in `/admin/settings/shop`. */
export const operator = {
  /** The shop's country: the first in lists of countries, and the default for phone numbers without a country. */
  country: 'ID',
  timeZone: 'Asia/Makassar',
} as const;

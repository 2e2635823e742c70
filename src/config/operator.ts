/** Where the operator is, which a build must know; what the shop decides is in `/admin/settings/shop`. */
export const operator = {
  /** Where the shop is: the start of lists of countries and of phone numbers without one. */
  country: 'ID',
  timeZone: 'Asia/Makassar',
} as const;

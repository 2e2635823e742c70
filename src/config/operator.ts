/** What a build must know of the operator; everything else is in `/admin/settings/shop`. */
export const operator = {
  /** Where the shop is: the start of lists of countries and of phone numbers without one. */
  country: 'ID',
  timeZone: 'Asia/Makassar',
  /** When a diving day begins; the hours before it are counted from here. */
  dayBegins: '06:30',
  divesInACourse: 4,
  mealsPerBooking: 15,
} as const;

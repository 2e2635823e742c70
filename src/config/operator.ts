/** What a build must know of the operator; everything else is in `/admin/settings/shop`. */
export const operator = {
  /** Where the shop is: the start of lists of countries and of phone numbers without one. */
  country: 'ID',
  timeZone: 'Asia/Makassar',
  /** When a diving day begins; the hours before it are counted from here. */
  dayBegins: '06:30',
  /** Where guests are picked up in the morning, free of charge. */
  pickup: [
    { area: 'nusa_dua', from: '06:30', to: '06:45' },
    { area: 'kuta', from: '06:30', to: '06:45' },
    { area: 'sanur', from: '07:00', to: '07:15' },
  ],
  /** When guests are back at their hotel. */
  returning: { from: '16:00', to: '18:00' },
  diversPerGuide: 4,
  divesInACourse: 4,
  mealsPerBooking: 15,
} as const;

/** Where guests are fetched. */
export type PickupArea = (typeof operator.pickup)[number]['area'];

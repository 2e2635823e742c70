/** What a chart can be of. */
export type Figure = 'revenue' | 'bookings';

export type Figure = 'revenue' | 'bookings';

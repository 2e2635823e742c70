import type { Endpoint } from '../../server/rest/endpoint';

export const bookingEndpoints: Endpoint[] = [
  { method: 'POST', path: '/users/bookings/quote', procedure: 'booking.quote' },
];

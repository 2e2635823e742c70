import type { Endpoint } from '@/server/api/rest/endpoint';

export const bookingEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/users/bookings/quote',
    procedure: 'booking.quote',
    summary: 'Price a booking',
    refusals: { 404: 'No such product', 409: 'Not bookable online' },
  },
];

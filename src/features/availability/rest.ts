import type { Endpoint } from '@/server/api/rest/endpoint';

export const availabilityEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/users/availability',
    procedure: 'availability.free_days',
    summary: 'Read the free seats of all products',
  },
  {
    method: 'GET',
    path: '/users/products/{slug}/availability',
    procedure: 'availability.days',
    summary: 'Read the days of a product',
  },
];

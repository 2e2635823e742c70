import type { Endpoint } from '@/server/api/rest/endpoint';

const path = '/admins/seat-counting';

export const countingEndpoints: Endpoint[] = [
  { method: 'GET', path, procedure: 'admin.seats.counting' },
  {
    method: 'PUT',
    path,
    procedure: 'admin.seats.set_counting',
    refusals: { 409: 'Changed by somebody else since it was read' },
  },
  { method: 'GET', path: `${path}/short-days`, procedure: 'admin.seats.short_days' },
  { method: 'POST', path: `${path}/preview`, procedure: 'admin.seats.preview' },
];

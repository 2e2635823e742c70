import type { Endpoint } from '@/server/api/rest/endpoint';

const path = '/admins/seat-counting';

export const countingEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path,
    procedure: 'admin.seats.counting',
    summary: 'Read from which days boats and guides limit what is sold',
  },
  {
    method: 'PUT',
    path,
    procedure: 'admin.seats.set_counting',
    summary: 'Set from which days boats and guides limit what is sold',
    refusals: { 409: 'Changed by somebody else since it was read' },
  },
  {
    method: 'GET',
    path: `${path}/short-days`,
    procedure: 'admin.seats.short_days',
    summary: 'List the days that are short of boats or guides',
  },
  {
    method: 'POST',
    path: `${path}/preview`,
    procedure: 'admin.seats.preview',
    summary: 'Preview which days would be short of boats or guides',
  },
];

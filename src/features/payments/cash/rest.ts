import type { Endpoint } from '@/server/api/rest/endpoint';

export const cashEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/reports/cash', procedure: 'admin.cash.list', summary: 'List closed cash reports' },
  {
    method: 'GET',
    path: '/admins/reports/cash/{date}',
    procedure: 'admin.cash.day',
    summary: 'Read the cash report of a day',
  },
  {
    method: 'POST',
    path: '/admins/reports/cash/{date}/close',
    procedure: 'admin.cash.close',
    summary: 'Close the cash report of a day',
  },
];

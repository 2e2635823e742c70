import type { Endpoint } from '@/server/api/rest/endpoint';

export const tillEndpoints: Endpoint[] = [
  { method: 'POST', path: '/admins/till/open', procedure: 'admin.till.open', summary: 'Open the till of a day' },
  {
    method: 'POST',
    path: '/admins/till/entries',
    procedure: 'admin.till.record',
    summary: 'Record cash that goes in or out',
  },
  {
    method: 'POST',
    path: '/admins/till/entries/{entry}/reverse',
    procedure: 'admin.till.reverse',
    summary: 'Reverse an entry of the till',
  },
  {
    method: 'POST',
    path: '/admins/reports/cash/{date}/count',
    procedure: 'admin.till.count',
    summary: 'Record a count of the till',
  },
];

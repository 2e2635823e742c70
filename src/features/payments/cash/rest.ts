import type { Endpoint } from '@/server/api/rest/endpoint';

export const cashEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/reports/cash', procedure: 'admin.cash.list' },
  { method: 'GET', path: '/admins/reports/cash/{date}', procedure: 'admin.cash.day' },
  { method: 'POST', path: '/admins/reports/cash/{date}/close', procedure: 'admin.cash.close' },
];

import type { Endpoint } from '@/server/api/rest/endpoint';

export const tillEndpoints: Endpoint[] = [
  { method: 'POST', path: '/admins/till/open', procedure: 'admin.till.open' },
  { method: 'POST', path: '/admins/till/entries', procedure: 'admin.till.record' },
  { method: 'POST', path: '/admins/till/entries/{entry}/reverse', procedure: 'admin.till.reverse' },
  { method: 'POST', path: '/admins/reports/cash/{date}/count', procedure: 'admin.till.count' },
];

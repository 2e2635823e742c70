import type { Endpoint } from '@/server/api/rest/endpoint';

export const reportEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/admins/reports',
    procedure: 'admin.reports.all',
    summary: 'Read the reports of a span of days',
  },
];

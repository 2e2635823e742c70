import type { Endpoint } from '@/server/api/rest/endpoint';

export const movementEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/payments', procedure: 'admin.payments.list', summary: 'List all movements of money' },
  {
    method: 'GET',
    path: '/admins/payments/totals',
    procedure: 'admin.payments.totals',
    summary: 'Add up movements of money',
  },
];

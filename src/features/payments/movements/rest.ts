import type { Endpoint } from '@/server/api/rest/endpoint';

export const movementEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/payments', procedure: 'admin.payments.list' },
  { method: 'GET', path: '/admins/payments/totals', procedure: 'admin.payments.totals' },
];

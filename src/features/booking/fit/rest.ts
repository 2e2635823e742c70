import type { Endpoint } from '@/server/api/rest/endpoint';

export const fitEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/users/products/{slug}/fit',
    procedure: 'fit.check',
    summary: 'Ask if a product fits a diver; nothing is stored',
  },
];

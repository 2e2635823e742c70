import type { Endpoint } from '@/server/api/rest/endpoint';

export const catalogueEndpoints: Endpoint[] = [
  { method: 'GET', path: '/users/products', procedure: 'catalogue.offers', summary: 'List the products on offer' },
  { method: 'GET', path: '/users/products/{slug}', procedure: 'catalogue.offer', summary: 'Read a product' },
];

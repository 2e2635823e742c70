import type { Endpoint } from '../../../server/rest/endpoint';

const ofProduct = '/admins/products/{slug}';

export const productAdminEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/products', procedure: 'catalogue.admin.products.list' },
  { method: 'POST', path: '/admins/products', procedure: 'catalogue.admin.products.create', status: 201 },
  { method: 'GET', path: ofProduct, procedure: 'catalogue.admin.products.get' },
  { method: 'PATCH', path: ofProduct, procedure: 'catalogue.admin.products.update' },
  { method: 'DELETE', path: ofProduct, procedure: 'catalogue.admin.products.remove' },
];

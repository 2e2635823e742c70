import { crudEndpoints } from '@/server/api/rest/endpoint';

export const productAdminEndpoints = crudEndpoints(
  '/admins/products',
  'slug',
  'admin.products',
  ['a product', 'products'],
  {
    remove: 'Other products need it',
  },
);

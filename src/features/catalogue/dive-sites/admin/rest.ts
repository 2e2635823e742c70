import { crudEndpoints } from '@/server/api/rest/endpoint';

export const diveSiteAdminEndpoints = crudEndpoints(
  '/admins/locations',
  'slug',
  'admin.locations',
  ['a dive site', 'dive sites'],
  {
    remove: 'Products use it',
  },
);

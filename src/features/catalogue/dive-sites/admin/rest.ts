import { crudEndpoints } from '@/server/api/rest/endpoint';

export const locationAdminEndpoints = crudEndpoints('/admins/locations', 'slug', 'admin.locations', {
  remove: 'Products use it',
});

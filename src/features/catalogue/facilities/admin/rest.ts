import { crudEndpoints } from '@/server/api/rest/endpoint';

export const facilityAdminEndpoints = crudEndpoints('/admins/facility-locations', 'slug', 'admin.facilities', [
  'a facility',
  'facilities',
]);

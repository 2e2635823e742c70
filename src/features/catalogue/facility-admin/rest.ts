import { crudEndpoints } from '../../../server/rest/endpoint';

export const facilityAdminEndpoints = crudEndpoints('/admins/facility-locations', 'slug', 'catalogue.admin.facilities');

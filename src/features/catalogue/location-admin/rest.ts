import { crudEndpoints } from '../../../server/rest/endpoint';

export const locationAdminEndpoints = crudEndpoints('/admins/locations', 'slug', 'catalogue.admin.locations');

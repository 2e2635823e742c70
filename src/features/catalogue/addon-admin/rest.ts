import { crudEndpoints } from '../../../server/rest/endpoint';

export const addOnAdminEndpoints = crudEndpoints('/admins/addons', 'uuid', 'catalogue.admin.addons');

import { crudEndpoints } from '@/server/api/rest/endpoint';

export const addOnAdminEndpoints = crudEndpoints('/admins/addons', 'uuid', 'admin.addons', ['an add-on', 'add-ons']);

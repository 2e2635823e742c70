import type { Endpoint } from '../../../server/rest/endpoint';

const one = '/admins/addons/{uuid}';

export const addOnAdminEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/addons', procedure: 'catalogue.admin.addons.list' },
  { method: 'POST', path: '/admins/addons', procedure: 'catalogue.admin.addons.create', status: 201 },
  { method: 'GET', path: one, procedure: 'catalogue.admin.addons.get' },
  { method: 'PATCH', path: one, procedure: 'catalogue.admin.addons.update' },
  { method: 'DELETE', path: one, procedure: 'catalogue.admin.addons.remove' },
];

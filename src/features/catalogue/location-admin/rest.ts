import type { Endpoint } from '../../../server/rest/endpoint';

const ofLocation = '/admins/locations/{slug}';

export const locationAdminEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/locations', procedure: 'catalogue.admin.locations.list' },
  { method: 'POST', path: '/admins/locations', procedure: 'catalogue.admin.locations.create', status: 201 },
  { method: 'GET', path: ofLocation, procedure: 'catalogue.admin.locations.get' },
  { method: 'PATCH', path: ofLocation, procedure: 'catalogue.admin.locations.update' },
  { method: 'DELETE', path: ofLocation, procedure: 'catalogue.admin.locations.remove' },
];

import type { Endpoint } from '../../../server/rest/endpoint';

const ofFacility = '/admins/facility-locations/{slug}';

export const facilityAdminEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/facility-locations', procedure: 'catalogue.admin.facilities.list' },
  { method: 'POST', path: '/admins/facility-locations', procedure: 'catalogue.admin.facilities.create', status: 201 },
  { method: 'GET', path: ofFacility, procedure: 'catalogue.admin.facilities.get' },
  { method: 'PATCH', path: ofFacility, procedure: 'catalogue.admin.facilities.update' },
  { method: 'DELETE', path: ofFacility, procedure: 'catalogue.admin.facilities.remove' },
];

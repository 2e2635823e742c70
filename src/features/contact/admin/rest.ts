import type { Endpoint } from '../../../server/rest/endpoint';

const ofMessage = '/admins/contacts/{uuid}';

export const contactAdminEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/contacts', procedure: 'contact.admin.list' },
  { method: 'POST', path: '/admins/contacts', procedure: 'contact.admin.create', status: 201 },
  { method: 'GET', path: ofMessage, procedure: 'contact.admin.get' },
  { method: 'PATCH', path: ofMessage, procedure: 'contact.admin.update' },
  { method: 'DELETE', path: ofMessage, procedure: 'contact.admin.remove' },
];

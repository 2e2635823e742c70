import { crudEndpoints } from '@/server/api/rest/endpoint';

export const contactAdminEndpoints = crudEndpoints('/admins/contacts', 'uuid', 'admin.messages', [
  'a message',
  'messages',
]);

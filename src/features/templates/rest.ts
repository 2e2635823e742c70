import { crudEndpoints } from '@/server/api/rest/endpoint';

export const templateEndpoints = crudEndpoints('/admins/templates', 'uuid', 'admin.templates', [
  'a message template',
  'message templates',
]);

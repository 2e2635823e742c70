import { crudEndpoints, type Endpoint } from '@/server/api/rest/endpoint';

export const peopleEndpoints: Endpoint[] = [
  ...crudEndpoints('/admins/users', 'uuid', 'admin.users'),
  ...crudEndpoints('/admins/admins', 'uuid', 'admin.admins'),
];

import { crudEndpoints, type Endpoint } from '@/server/api/rest/endpoint';

export const peopleEndpoints: Endpoint[] = [
  ...crudEndpoints('/admins/users', 'uuid', 'admin.users', { remove: 'The customer has open orders' }),
  ...crudEndpoints('/admins/admins', 'uuid', 'admin.admins', {
    update: 'Changed by somebody else, the caller’s own account, or the last account with the right staff',
    remove: 'The caller’s own account, or the last account with the right staff',
  }),
];

import { crudEndpoints, type Endpoint } from '@/server/api/rest/endpoint';

export const peopleEndpoints: Endpoint[] = [
  ...crudEndpoints('/admins/users', 'uuid', 'admin.users', ['the account of a customer', 'accounts of customers'], {
    remove: 'The customer has open orders',
  }),
  ...crudEndpoints('/admins/admins', 'uuid', 'admin.admins', ['an account of the staff', 'accounts of the staff'], {
    update: 'Changed by somebody else, the caller’s own account, or the last account with the right staff',
    remove: 'The caller’s own account, or the last account with the right staff',
  }),
];

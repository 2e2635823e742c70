import type { Endpoint } from '@/server/api/rest/endpoint';

const all = '/admins/customers';
const ofCustomer = `${all}/{uuid}` as const;

/** Staff's records about customers; the accounts themselves are under `/admins/users`. */
export const customerEndpoints: Endpoint[] = [
  { method: 'GET', path: all, procedure: 'admin.customers.list', summary: 'List customers' },
  { method: 'GET', path: ofCustomer, procedure: 'admin.customers.file', summary: 'Read all about a customer' },
  {
    method: 'POST',
    path: `${ofCustomer}/notes`,
    procedure: 'admin.customers.add_note',
    summary: 'Add a note about a customer',
    status: 201,
  },
  {
    method: 'DELETE',
    path: `${ofCustomer}/notes/{note}`,
    procedure: 'admin.customers.remove_note',
    summary: 'Remove a note about a customer',
  },
  {
    method: 'POST',
    path: `${ofCustomer}/merge`,
    procedure: 'admin.customers.merge',
    summary: 'Merge another account of the same person into this one',
  },
];

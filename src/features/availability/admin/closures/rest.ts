import { proposalEndpoints } from '@/features/availability/admin/proposals/rest';
import type { Endpoint } from '@/server/api/rest/endpoint';

const all = '/admins/closures';
const one = `${all}/{uuid}` as const;

/** Named paths come before the path with a uuid, which would match them too. */
export const closureEndpoints: Endpoint[] = [
  { method: 'GET', path: all, procedure: 'admin.closures.list', summary: 'List closures' },
  { method: 'POST', path: all, procedure: 'admin.closures.create', summary: 'Close days', status: 201 },
  {
    method: 'GET',
    path: `${all}/concerned`,
    procedure: 'admin.closures.concerned',
    summary: 'List the orders that a closure would concern',
  },
  ...proposalEndpoints,
  { method: 'GET', path: one, procedure: 'admin.closures.get', summary: 'Read a closure' },
  {
    method: 'PATCH',
    path: one,
    procedure: 'admin.closures.update',
    summary: 'Change a closure',
    refusals: { 409: 'Changed by somebody else since it was read' },
  },
  { method: 'DELETE', path: one, procedure: 'admin.closures.delete', summary: 'Open the days of a closure again' },
];

import { proposalEndpoints } from '@/features/availability/admin/proposals/rest';
import type { Endpoint } from '@/server/api/rest/endpoint';

const all = '/admins/closures';
const one = `${all}/{uuid}` as const;

/** The paths with a name come before the one with a uuid, which they match too. */
export const closureEndpoints: Endpoint[] = [
  { method: 'GET', path: all, procedure: 'admin.closures.list' },
  { method: 'POST', path: all, procedure: 'admin.closures.create', status: 201 },
  { method: 'GET', path: `${all}/concerned`, procedure: 'admin.closures.concerned' },
  ...proposalEndpoints,
  { method: 'GET', path: one, procedure: 'admin.closures.get' },
  {
    method: 'PATCH',
    path: one,
    procedure: 'admin.closures.update',
    refusals: { 409: 'Changed by somebody else since it was read' },
  },
  { method: 'DELETE', path: one, procedure: 'admin.closures.delete' },
];

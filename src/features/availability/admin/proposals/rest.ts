import type { Endpoint } from '@/server/api/rest/endpoint';

const all = '/admins/closures/proposals';
const decided = 'Somebody has decided about it already';

export const proposalEndpoints: Endpoint[] = [
  { method: 'GET', path: all, procedure: 'admin.closures.proposals.list' },
  {
    method: 'POST',
    path: `${all}/{proposal}/confirm`,
    procedure: 'admin.closures.proposals.confirm',
    status: 201,
    refusals: { 404: 'No such proposal', 409: decided },
  },
  {
    method: 'POST',
    path: `${all}/{proposal}/dismiss`,
    procedure: 'admin.closures.proposals.dismiss',
    refusals: { 404: 'No such proposal', 409: decided },
  },
  {
    method: 'POST',
    path: `${all}/{proposal}/reopen`,
    procedure: 'admin.closures.proposals.reopen',
    refusals: { 404: 'No such proposal', 409: 'It is not dismissed' },
  },
];

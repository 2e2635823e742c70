import type { Endpoint } from '@/server/api/rest/endpoint';

const all = '/admins/closures/proposals';
const decided = 'Somebody has decided about it already';

export const proposalEndpoints: Endpoint[] = [
  { method: 'GET', path: all, procedure: 'admin.closures.proposals.list', summary: 'List proposed closures' },
  {
    method: 'POST',
    path: `${all}/{proposal}/confirm`,
    procedure: 'admin.closures.proposals.confirm',
    summary: 'Close the days of a proposal',
    status: 201,
    refusals: { 404: 'No such proposal', 409: decided },
  },
  {
    method: 'POST',
    path: `${all}/{proposal}/dismiss`,
    procedure: 'admin.closures.proposals.dismiss',
    summary: 'Dismiss a proposed closure',
    refusals: { 404: 'No such proposal', 409: decided },
  },
  {
    method: 'POST',
    path: `${all}/{proposal}/reopen`,
    procedure: 'admin.closures.proposals.reopen',
    summary: 'Take back that a proposal was dismissed',
    refusals: { 404: 'No such proposal', 409: 'It is not dismissed' },
  },
];

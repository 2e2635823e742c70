import { crudEndpoints, type Endpoint } from '@/server/api/rest/endpoint';

export const crewEndpoints: Endpoint[] = [
  ...crudEndpoints('/admins/crew', 'uuid', 'admin.crew'),
  { method: 'GET', path: '/admins/roster', procedure: 'admin.crew.roster' },
  {
    method: 'PATCH',
    path: '/admins/roster/{uuid}',
    procedure: 'admin.crew.set_roster_days',
    refusals: { 409: 'The crew member is not active' },
  },
];

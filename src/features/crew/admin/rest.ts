import { crudEndpoints, type Endpoint } from '@/server/api/rest/endpoint';

export const crewEndpoints: Endpoint[] = [
  ...crudEndpoints('/admins/crew', 'uuid', 'admin.crew', ['a crew member', 'crew members']),
  {
    method: 'GET',
    path: '/admins/roster',
    procedure: 'admin.crew.roster',
    summary: 'Read who of the crew works on which day of a month',
  },
  {
    method: 'PATCH',
    path: '/admins/roster/{uuid}',
    procedure: 'admin.crew.set_roster_days',
    summary: 'Change on which days a crew member works',
    refusals: { 409: 'The crew member is not active' },
  },
];

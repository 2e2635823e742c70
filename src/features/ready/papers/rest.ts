import type { Endpoint } from '@/server/api/rest/endpoint';

const path = '/admins/settings/papers';
const refusals = { 409: 'Somebody else has published a version since it was read' };

export const paperEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: `${path}/{kind}`,
    procedure: 'admin.papers.get',
    summary: 'Read the health form or the waiver in every language',
  },
  {
    method: 'POST',
    path: `${path}/health`,
    procedure: 'admin.papers.publish_health',
    summary: 'Publish the next version of the health form',
    refusals,
  },
  {
    method: 'POST',
    path: `${path}/waiver`,
    procedure: 'admin.papers.publish_waiver',
    summary: 'Publish the next version of the waiver',
    refusals,
  },
];

import type { Endpoint } from '@/server/api/rest/endpoint';

const path = '/admins/settings/pages/{page}';

export const pageTextEndpoints: Endpoint[] = [
  { method: 'GET', path, procedure: 'admin.pages.get' },
  {
    method: 'PUT',
    path,
    procedure: 'admin.pages.save',
    refusals: { 409: 'Changed by somebody else since it was read' },
  },
];

import type { Endpoint } from '@/server/api/rest/endpoint';

const path = '/admins/settings/pages/{page}';

export const pageTextEndpoints: Endpoint[] = [
  { method: 'GET', path, procedure: 'admin.pages.get', summary: 'Read the texts of a page' },
  {
    method: 'PUT',
    path,
    procedure: 'admin.pages.save',
    summary: 'Replace the texts of a page',
    refusals: { 409: 'Changed by somebody else since it was read' },
  },
];

import type { Endpoint } from '@/server/api/rest/endpoint';

export const auditEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/admins/audit',
    procedure: 'admin.audit.list',
    summary: 'List who on the staff changed what',
  },
];

import type { Endpoint } from '@/server/api/rest/endpoint';

export const seaEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/admins/sea',
    procedure: 'admin.schedule.sea',
    summary: 'Read the phases of the moon and the sunfish season',
    refusals: { 404: 'No such product' },
  },
];

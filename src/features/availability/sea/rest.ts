import type { Endpoint } from '@/server/api/rest/endpoint';

export const seaEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/sea', procedure: 'admin.schedule.sea', refusals: { 404: 'No such product' } },
];

import { crudEndpoints, type Endpoint } from '@/server/api/rest/endpoint';

export const fleetEndpoints: Endpoint[] = [
  ...crudEndpoints('/admins/boats', 'uuid', 'admin.fleet'),
  { method: 'POST', path: '/admins/boats/activate', procedure: 'admin.fleet.activate' },
  {
    method: 'POST',
    path: '/admins/boats/{uuid}/out-of-service',
    procedure: 'admin.fleet.take_out_of_service',
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/admins/boats/{uuid}/out-of-service/{span}',
    procedure: 'admin.fleet.return_to_service',
  },
];

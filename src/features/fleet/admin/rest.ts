import { crudEndpoints, type Endpoint } from '@/server/api/rest/endpoint';

export const fleetEndpoints: Endpoint[] = [
  ...crudEndpoints('/admins/boats', 'uuid', 'admin.fleet', ['a boat or van', 'boats and vans']),
  {
    method: 'POST',
    path: '/admins/boats/activate',
    procedure: 'admin.fleet.activate',
    summary: 'Activate or deactivate several boats and vans',
  },
  {
    method: 'POST',
    path: '/admins/boats/{uuid}/out-of-service',
    procedure: 'admin.fleet.take_out_of_service',
    summary: 'Take a boat or van out of service for some days',
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/admins/boats/{uuid}/out-of-service/{span}',
    procedure: 'admin.fleet.return_to_service',
    summary: 'Return a boat or van to service',
  },
];

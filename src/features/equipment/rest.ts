import type { Endpoint } from '@/server/api/rest/endpoint';

export const equipmentEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/equipment', procedure: 'admin.equipment.list', summary: 'List equipment' },
  {
    method: 'POST',
    path: '/admins/equipment',
    procedure: 'admin.equipment.create',
    summary: 'Create a unit of equipment',
    status: 201,
  },
  {
    method: 'POST',
    path: '/admins/equipment/several',
    procedure: 'admin.equipment.create_several',
    summary: 'Create units with consecutive tags',
    status: 201,
  },
  {
    method: 'GET',
    path: '/admins/equipment/out',
    procedure: 'admin.equipment.out',
    summary: 'List the units that have not come back',
  },
  {
    method: 'POST',
    path: '/admins/equipment/issues',
    procedure: 'admin.equipment.issue',
    summary: 'Issue a unit to a diver or a boat',
    status: 201,
    refusals: { 409: 'Broken, retired, past due, or already issued for that part of the day' },
  },
  {
    method: 'DELETE',
    path: '/admins/equipment/issues/{uuid}',
    procedure: 'admin.equipment.undo_issue',
    summary: 'Remove an issue made by mistake',
    refusals: { 409: 'Already returned' },
  },
  {
    method: 'POST',
    path: '/admins/equipment/issues/{uuid}/return',
    procedure: 'admin.equipment.return',
    summary: 'Take a unit back',
    refusals: { 409: 'Already returned' },
  },
  {
    method: 'GET',
    path: '/admins/equipment/{uuid}',
    procedure: 'admin.equipment.get',
    summary: 'Read a unit of equipment',
  },
  {
    method: 'PATCH',
    path: '/admins/equipment/{uuid}',
    procedure: 'admin.equipment.update',
    summary: 'Change or retire a unit of equipment',
    refusals: { 409: 'Changed by somebody else since it was read' },
  },
  {
    method: 'GET',
    path: '/admins/equipment/{uuid}/history',
    procedure: 'admin.equipment.history',
    summary: 'Read the services and issues of a unit',
  },
  {
    method: 'POST',
    path: '/admins/equipment/{uuid}/services',
    procedure: 'admin.equipment.record_service',
    summary: 'Record a service, repair or test of a unit',
    status: 201,
  },
];

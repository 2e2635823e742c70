import { type Rule, staff } from './authorisation';

export const equipmentProcedures: Record<string, Rule> = {
  'admin.equipment.list': staff('schedule'),
  'admin.equipment.get': staff('schedule'),
  'admin.equipment.history': staff('schedule'),
  'admin.equipment.labels': staff('schedule'),
  'admin.equipment.create': staff('schedule'),
  'admin.equipment.create_several': staff('schedule'),
  'admin.equipment.update': staff('schedule'),
  'admin.equipment.record_service': staff('schedule'),
  'admin.equipment.out': staff('schedule'),
  'admin.equipment.issue': staff('schedule'),
  'admin.equipment.return': staff('schedule'),
  'admin.equipment.packing': staff('schedule'),
  'admin.equipment.pack': staff('schedule'),
  'admin.equipment.undo_issue': staff('schedule'),
};

export const equipmentEndpoints: Record<string, Rule> = {
  'GET /admins/equipment': staff('schedule'),
  'POST /admins/equipment': staff('schedule'),
  'POST /admins/equipment/several': staff('schedule'),
  'GET /admins/equipment/out': staff('schedule'),
  'POST /admins/equipment/issues': staff('schedule'),
  'DELETE /admins/equipment/issues/{uuid}': staff('schedule'),
  'POST /admins/equipment/issues/{uuid}/return': staff('schedule'),
  'GET /admins/equipment/packing': staff('schedule'),
  'PUT /admins/equipment/packing': staff('schedule'),
  'GET /admins/equipment/{uuid}': staff('schedule'),
  'PATCH /admins/equipment/{uuid}': staff('schedule'),
  'GET /admins/equipment/{uuid}/history': staff('schedule'),
  'POST /admins/equipment/{uuid}/services': staff('schedule'),
};

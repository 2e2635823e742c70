import type { Endpoint } from '@/server/api/rest/endpoint';

const path = '/admins/settings/shop';

const saving = (section: string): Endpoint => ({
  method: 'PUT',
  path: `${path}/${section}`,
  procedure: `admin.shop.save_${section}`,
  refusals: { 409: 'Changed by somebody else since it was read' },
});

export const shopEndpoints: Endpoint[] = [
  { method: 'GET', path, procedure: 'admin.shop.get' },
  { method: 'GET', path: `${path}/counter-methods`, procedure: 'admin.shop.counter_methods' },
  saving('identity'),
  saving('selling'),
  saving('pickup'),
  saving('languages'),
  saving('counter'),
  saving('invoices'),
  saving('refunds'),
  saving('mails'),
  saving('proof'),
];

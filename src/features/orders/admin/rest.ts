import type { Endpoint } from '@/server/api/rest/endpoint';

const ofOrder = '/admins/orders/{uuid}';

export const orderAdminEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/orders', procedure: 'orders.admin.list' },
  {
    method: 'POST',
    path: '/admins/orders',
    procedure: 'orders.admin.create',
    status: 201,
    headers: { 'idempotency-key': 'idempotency_key' },
  },
  { method: 'GET', path: ofOrder, procedure: 'orders.admin.get' },
  { method: 'POST', path: `${ofOrder}/confirm`, procedure: 'orders.admin.confirm' },
  { method: 'POST', path: `${ofOrder}/decline`, procedure: 'orders.admin.decline' },
  { method: 'POST', path: `${ofOrder}/cancel`, procedure: 'orders.admin.cancel' },
  { method: 'POST', path: `${ofOrder}/refund`, procedure: 'orders.admin.refund' },
  { method: 'POST', path: `${ofOrder}/wrong-amount/accept`, procedure: 'orders.admin.accept_wrong_amount' },
  { method: 'POST', path: `${ofOrder}/wrong-amount/return`, procedure: 'orders.admin.return_wrong_amount' },
  { method: 'POST', path: `${ofOrder}/move`, procedure: 'orders.admin.move' },
  { method: 'POST', path: `${ofOrder}/payments`, procedure: 'orders.admin.take_payment' },
  { method: 'POST', path: `${ofOrder}/notes`, procedure: 'orders.admin.add_note' },
];

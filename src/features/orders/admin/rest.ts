import type { Endpoint } from '@/server/api/rest/endpoint';

const ofOrder = '/admins/orders/{uuid}';

export const orderAdminEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/orders', procedure: 'admin.orders.list' },
  {
    method: 'POST',
    path: '/admins/orders',
    procedure: 'admin.orders.create',
    status: 201,
    headers: { 'idempotency-key': 'idempotency_key' },
  },
  { method: 'GET', path: ofOrder, procedure: 'admin.orders.get' },
  { method: 'POST', path: `${ofOrder}/confirm`, procedure: 'admin.orders.confirm' },
  { method: 'POST', path: `${ofOrder}/decline`, procedure: 'admin.orders.decline' },
  { method: 'POST', path: `${ofOrder}/cancel`, procedure: 'admin.orders.cancel' },
  { method: 'POST', path: `${ofOrder}/refund`, procedure: 'admin.orders.refund' },
  { method: 'POST', path: `${ofOrder}/wrong-amount/accept`, procedure: 'admin.orders.accept_wrong_amount' },
  { method: 'POST', path: `${ofOrder}/wrong-amount/return`, procedure: 'admin.orders.return_wrong_amount' },
  { method: 'POST', path: `${ofOrder}/move`, procedure: 'admin.orders.move' },
  { method: 'POST', path: `${ofOrder}/payments`, procedure: 'admin.orders.take_payment' },
  { method: 'POST', path: `${ofOrder}/notes`, procedure: 'admin.orders.add_note' },
];

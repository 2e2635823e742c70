import type { Endpoint } from '@/server/api/rest/endpoint';

const bulk = '/admins/orders/bulk';

export const bulkEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: bulk,
    procedure: 'admin.order_bulk.start',
    status: 202,
    headers: { 'idempotency-key': 'idempotency_key' },
    refusals: { 404: 'One of the orders does not exist' },
  },
  {
    method: 'POST',
    path: `${bulk}/preview`,
    procedure: 'admin.order_bulk.preview',
    refusals: { 404: 'One of the orders does not exist' },
  },
  { method: 'GET', path: bulk, procedure: 'admin.order_bulk.list' },
  { method: 'GET', path: `${bulk}/{uuid}`, procedure: 'admin.order_bulk.get' },
  { method: 'POST', path: `${bulk}/{uuid}/orders/{order}/opened`, procedure: 'admin.order_bulk.mark_opened' },
];

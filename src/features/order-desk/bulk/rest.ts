import type { Endpoint } from '@/server/api/rest/endpoint';

const bulk = '/admins/orders/bulk';

export const bulkEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: bulk,
    procedure: 'admin.order_bulk.start',
    summary: 'Act on several orders at once',
    status: 202,
    headers: { 'idempotency-key': 'idempotency_key' },
    refusals: { 404: 'One of the orders does not exist' },
  },
  {
    method: 'POST',
    path: `${bulk}/preview`,
    procedure: 'admin.order_bulk.preview',
    summary: 'Preview an action on several orders',
    refusals: { 404: 'One of the orders does not exist' },
  },
  { method: 'GET', path: bulk, procedure: 'admin.order_bulk.list', summary: 'List actions on several orders' },
  {
    method: 'GET',
    path: `${bulk}/{uuid}`,
    procedure: 'admin.order_bulk.get',
    summary: 'Read how far an action on several orders is',
  },
  {
    method: 'POST',
    path: `${bulk}/{uuid}/orders/{order}/opened`,
    procedure: 'admin.order_bulk.mark_opened',
    summary: 'Record that the chat with a guest was opened',
  },
];

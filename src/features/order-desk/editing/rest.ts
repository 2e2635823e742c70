import type { Endpoint } from '@/server/api/rest/endpoint';

const order = '/admins/orders/{uuid}';

export const orderEditEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: `${order}/edit`,
    procedure: 'admin.order_edits.get',
    summary: 'Read what can be changed of an order',
  },
  {
    method: 'POST',
    path: `${order}/edit/preview`,
    procedure: 'admin.order_edits.preview',
    summary: 'Preview an edit of an order',
    refusals: { 409: 'The order has ended, or its day is over' },
  },
  {
    method: 'PATCH',
    path: order,
    procedure: 'admin.order_edits.save',
    summary: 'Edit an order',
    refusals: {
      409: 'The order has ended or its day is over, something has happened to it since, money of the wrong amount waits, or the seats are gone',
    },
  },
];

import type { Endpoint } from '@/server/api/rest/endpoint';

const order = '/admins/orders/{uuid}';

export const orderEditEndpoints: Endpoint[] = [
  { method: 'GET', path: `${order}/edit`, procedure: 'admin.order_edits.get' },
  {
    method: 'POST',
    path: `${order}/edit/preview`,
    procedure: 'admin.order_edits.preview',
    refusals: { 409: 'The order has ended, or its day is over' },
  },
  {
    method: 'PATCH',
    path: order,
    procedure: 'admin.order_edits.save',
    refusals: {
      409: 'The order has ended or its day is over, something has happened to it since, money of the wrong amount waits, or the seats are gone',
    },
  },
];

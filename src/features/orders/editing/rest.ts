import type { Endpoint } from '@/server/api/rest/endpoint';

const ofOrder = '/admins/orders/{uuid}/edit';

export const orderEditEndpoints: Endpoint[] = [
  { method: 'GET', path: ofOrder, procedure: 'admin.order_edits.get' },
  {
    method: 'POST',
    path: `${ofOrder}/preview`,
    procedure: 'admin.order_edits.preview',
    refusals: { 409: 'The order has ended, or its day is over' },
  },
  {
    method: 'POST',
    path: ofOrder,
    procedure: 'admin.order_edits.save',
    refusals: {
      409: 'The order has ended or its day is over, something has happened to it since, money of the wrong amount waits, or the seats are gone',
    },
  },
];

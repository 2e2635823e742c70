import type { Endpoint } from '@/server/api/rest/endpoint';

const begins = { refusals: { 409: 'One of this kind begins on that day already' } };
const isClosed = { refusals: { 409: 'The month is closed' } };

/** Fixed paths come before the path with a crew member id, which would match them too. */
export const payEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/admins/pay',
    procedure: 'admin.pay.month',
    summary: 'List what the crew is paid for a month',
  },
  {
    method: 'POST',
    path: '/admins/pay/months/{month}/close',
    procedure: 'admin.pay.close',
    summary: 'Close a month of pay',
    ...isClosed,
  },
  {
    method: 'POST',
    path: '/admins/pay/lines',
    procedure: 'admin.pay.add_line',
    summary: 'Add a bonus, an advance or a correction',
    status: 201,
    ...isClosed,
  },
  {
    method: 'DELETE',
    path: '/admins/pay/lines/{uuid}',
    procedure: 'admin.pay.remove_line',
    summary: 'Remove a bonus, an advance or a correction',
    ...isClosed,
  },
  { method: 'GET', path: '/admins/pay/rates', procedure: 'admin.pay.rates', summary: 'List rates of pay' },
  {
    method: 'POST',
    path: '/admins/pay/rates',
    procedure: 'admin.pay.create_rate',
    summary: 'Add a rate of pay',
    status: 201,
    ...begins,
  },
  {
    method: 'PATCH',
    path: '/admins/pay/rates/{uuid}',
    procedure: 'admin.pay.update_rate',
    summary: 'Change a rate of pay',
  },
  {
    method: 'DELETE',
    path: '/admins/pay/rates/{uuid}',
    procedure: 'admin.pay.remove_rate',
    summary: 'Remove a rate of pay',
  },
  { method: 'GET', path: '/admins/pay/costs', procedure: 'admin.pay.costs', summary: 'List usual costs' },
  {
    method: 'POST',
    path: '/admins/pay/costs',
    procedure: 'admin.pay.create_cost',
    summary: 'Add a usual cost',
    status: 201,
    ...begins,
  },
  {
    method: 'PATCH',
    path: '/admins/pay/costs/{uuid}',
    procedure: 'admin.pay.update_cost',
    summary: 'Change a usual cost',
  },
  {
    method: 'DELETE',
    path: '/admins/pay/costs/{uuid}',
    procedure: 'admin.pay.remove_cost',
    summary: 'Remove a usual cost',
  },
  {
    method: 'GET',
    path: '/admins/pay/{member}',
    procedure: 'admin.pay.sheet',
    summary: 'Read the pay of one crew member',
  },
  { method: 'GET', path: '/admins/reports/margins', procedure: 'admin.pay.margins', summary: 'Read what outings left' },
  {
    method: 'PUT',
    path: '/admins/reports/margins/costs',
    procedure: 'admin.pay.set_outing_costs',
    summary: 'Replace the usual costs of one outing',
  },
];

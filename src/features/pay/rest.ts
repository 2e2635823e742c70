import type { Endpoint } from '@/server/api/rest/endpoint';

const begins = { refusals: { 409: 'One of this kind begins on that day already' } };
const isClosed = { refusals: { 409: 'The month is closed' } };

/** The paths that name something come before the one with a crew member. */
export const payEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/pay', procedure: 'admin.pay.month' },
  { method: 'POST', path: '/admins/pay/months/{month}/close', procedure: 'admin.pay.close', ...isClosed },
  { method: 'POST', path: '/admins/pay/lines', procedure: 'admin.pay.add_line', status: 201, ...isClosed },
  { method: 'DELETE', path: '/admins/pay/lines/{uuid}', procedure: 'admin.pay.remove_line', ...isClosed },
  { method: 'GET', path: '/admins/pay/rates', procedure: 'admin.pay.rates' },
  { method: 'POST', path: '/admins/pay/rates', procedure: 'admin.pay.create_rate', status: 201, ...begins },
  { method: 'PATCH', path: '/admins/pay/rates/{uuid}', procedure: 'admin.pay.update_rate' },
  { method: 'DELETE', path: '/admins/pay/rates/{uuid}', procedure: 'admin.pay.remove_rate' },
  { method: 'GET', path: '/admins/pay/costs', procedure: 'admin.pay.costs' },
  { method: 'POST', path: '/admins/pay/costs', procedure: 'admin.pay.create_cost', status: 201, ...begins },
  { method: 'PATCH', path: '/admins/pay/costs/{uuid}', procedure: 'admin.pay.update_cost' },
  { method: 'DELETE', path: '/admins/pay/costs/{uuid}', procedure: 'admin.pay.remove_cost' },
  { method: 'GET', path: '/admins/pay/{member}', procedure: 'admin.pay.sheet' },
  { method: 'GET', path: '/admins/reports/margins', procedure: 'admin.pay.margins' },
  { method: 'PUT', path: '/admins/reports/margins/costs', procedure: 'admin.pay.set_outing_costs' },
];

import type { Endpoint } from '@/server/api/rest/endpoint';

const ofOrder = '/users/orders/{uuid}';
const ofItem = `${ofOrder}/items/{item}`;

export const orderEndpoints: Endpoint[] = [
  { method: 'GET', path: '/users/orders', procedure: 'order.list', summary: 'List orders' },
  {
    method: 'POST',
    path: '/users/orders',
    procedure: 'order.create',
    summary: 'Place an order',
    status: 201,
    headers: { 'idempotency-key': 'idempotency_key' },
    refusals: {
      404: 'No such product',
      409: 'Sold out, the day cannot be booked, the price has changed, or too many unpaid orders or seats wait already',
      429: 'Too many orders within an hour',
    },
  },
  { method: 'GET', path: ofOrder, procedure: 'order.get', summary: 'Read an order' },
  {
    method: 'PATCH',
    path: `${ofOrder}/divers/{diver}`,
    procedure: 'order.fill_in',
    summary: 'Fill in the open form of a diver',
    refusals: { 409: 'The order has ended, or its last day is over' },
  },
  {
    method: 'PUT',
    path: `${ofOrder}/emergency-contact`,
    procedure: 'order.fill_in_emergency',
    summary: 'Fill in the open emergency contact',
    refusals: { 409: 'The order has ended, or its last day is over' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/pay`,
    procedure: 'order.pay',
    summary: 'Get an address to pay at',
    refusals: { 409: 'Nothing is due, the time to pay is over, or no gateway answers' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/pickup`,
    procedure: 'order.change_pickup',
    summary: 'Change where the guests are picked up',
    refusals: { 409: 'It is too late to change the pickup, or nothing is different', 429: 'Too many changes in a day' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/move-request`,
    procedure: 'order.request_move',
    summary: 'Ask the shop for another day',
    refusals: { 409: 'The order is not paid for, or the item is off or has begun', 429: 'Too many requests in a day' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/cancel`,
    procedure: 'order.cancel',
    summary: 'Cancel an order',
    refusals: { 409: 'The order has ended already' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/refund`,
    procedure: 'order.refund',
    summary: 'Cancel an order, if money goes back',
    refusals: { 409: 'Nothing of it can be refunded' },
  },
  {
    method: 'POST',
    path: `${ofItem}/cancel`,
    procedure: 'order.cancel_item',
    summary: 'Cancel one item of an order',
    refusals: { 409: 'The item is off or has begun, or the order has ended' },
  },
  {
    method: 'POST',
    path: `${ofItem}/refund`,
    procedure: 'order.refund_item',
    summary: 'Cancel one item of an order, if money goes back',
    refusals: { 409: 'Nothing of it can be refunded, or it is off or has begun' },
  },
];

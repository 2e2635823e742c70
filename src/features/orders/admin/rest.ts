import type { Endpoint } from '@/server/api/rest/endpoint';

const ofOrder = '/admins/orders/{uuid}';
const ofItem = `${ofOrder}/items/{item}`;

export const orderAdminEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/orders', procedure: 'admin.orders.list' },
  {
    method: 'POST',
    path: '/admins/orders',
    procedure: 'admin.orders.create',
    status: 201,
    headers: { 'idempotency-key': 'idempotency_key' },
    refusals: { 404: 'No such product', 409: 'Sold out, the day cannot be booked, or the price has changed' },
  },
  {
    method: 'POST',
    path: '/admins/orders/counter',
    procedure: 'admin.orders.book',
    status: 201,
    headers: { 'idempotency-key': 'idempotency_key' },
    refusals: { 404: 'No such product', 409: 'Sold out, the day cannot be booked, or the price has changed' },
  },
  { method: 'GET', path: ofOrder, procedure: 'admin.orders.get' },
  {
    method: 'PATCH',
    path: `${ofOrder}/divers/{diver}`,
    procedure: 'admin.orders.fill_in',
    refusals: { 409: 'The order has ended, or its people were erased' },
  },
  {
    method: 'PUT',
    path: `${ofOrder}/emergency-contact`,
    procedure: 'admin.orders.fill_in_emergency',
    refusals: { 409: 'The order has ended, or its people were erased' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/confirm`,
    procedure: 'admin.orders.confirm',
    refusals: { 409: 'Not paid, or confirmed already' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/decline`,
    procedure: 'admin.orders.decline',
    refusals: { 409: 'The order has ended, or its people were erased' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/undo`,
    procedure: 'admin.orders.undo',
    refusals: { 409: 'Its mails have begun, money goes back, or the seats are taken by now' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/cancel`,
    procedure: 'admin.orders.cancel',
    refusals: { 409: 'The order has ended already' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/refund`,
    procedure: 'admin.orders.refund',
    headers: { 'Idempotency-Key': 'idempotency_key' },
    refusals: { 409: 'Nothing is left to refund, or money of the wrong amount waits' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/wrong-amount/accept`,
    procedure: 'admin.orders.accept_wrong_amount',
    refusals: { 409: 'No wrong amount waits, it has changed, or the seats are gone' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/wrong-amount/return`,
    procedure: 'admin.orders.return_wrong_amount',
    refusals: { 409: 'No wrong amount waits' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/move`,
    procedure: 'admin.orders.move',
    refusals: { 409: 'The order has ended, or the new departure has no room' },
  },
  {
    method: 'POST',
    path: `${ofItem}/cancel`,
    procedure: 'admin.orders.cancel_item',
    refusals: { 409: 'The item is off, the order has ended, or money of the wrong amount waits' },
  },
  {
    method: 'POST',
    path: `${ofItem}/refund`,
    procedure: 'admin.orders.refund_item',
    refusals: { 409: 'Nothing was paid for the item, or it is off' },
  },
  {
    method: 'POST',
    path: `${ofItem}/move`,
    procedure: 'admin.orders.move_item',
    refusals: { 409: 'The item is off, or the new departure has no room' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/payments`,
    procedure: 'admin.orders.take_payment',
    headers: { 'Idempotency-Key': 'idempotency_key' },
    refusals: { 409: 'The order has ended, nothing of it is open, or money of the wrong amount waits' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/payments/{entry}/reverse`,
    procedure: 'admin.orders.reverse_payment',
    refusals: { 409: 'It was reversed already, part of it has gone back, or its people were erased' },
  },
  { method: 'GET', path: `${ofOrder}/receipts/{receipt}`, procedure: 'admin.orders.receipt' },
  {
    method: 'POST',
    path: `${ofOrder}/due-now`,
    procedure: 'admin.orders.lower_due',
    refusals: { 409: 'The order does not wait for payment, or money of the wrong amount waits' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/messages`,
    procedure: 'admin.orders.write',
    refusals: { 409: 'Its people were erased' },
  },
  {
    method: 'POST',
    path: `${ofOrder}/notes`,
    procedure: 'admin.orders.add_note',
    refusals: { 409: 'Its people were erased' },
  },
];

import type { Endpoint } from '@/server/api/rest/endpoint';

const ofStaff = '/admins/orders/{uuid}/invoices';
const ofCustomer = '/users/orders/{uuid}/invoices';

export const invoiceEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/invoices', procedure: 'admin.invoices.list' },
  { method: 'GET', path: '/admins/invoices/totals', procedure: 'admin.invoices.totals' },
  { method: 'GET', path: ofStaff, procedure: 'admin.invoices.of_order' },
  {
    method: 'POST',
    path: ofStaff,
    procedure: 'admin.invoices.issue',
    status: 201,
    refusals: { 409: 'It has an invoice that stands, is not paid, costs nothing, or its people were erased' },
  },
  { method: 'GET', path: `${ofStaff}/{invoice}`, procedure: 'admin.invoices.get' },
  {
    method: 'POST',
    path: `${ofStaff}/{invoice}/credit`,
    procedure: 'admin.invoices.credit',
    status: 201,
    refusals: { 409: 'It has a credit note already' },
  },
  { method: 'GET', path: ofCustomer, procedure: 'order.invoices' },
  { method: 'GET', path: `${ofCustomer}/{invoice}`, procedure: 'order.invoice' },
];

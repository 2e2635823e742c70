import type { Endpoint } from '@/server/api/rest/endpoint';

const ofStaff = '/admins/orders/{uuid}/invoices';
const ofCustomer = '/users/orders/{uuid}/invoices';

export const invoiceEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/admins/invoices',
    procedure: 'admin.invoices.list',
    summary: 'List invoices and credit notes',
  },
  {
    method: 'GET',
    path: '/admins/invoices/totals',
    procedure: 'admin.invoices.totals',
    summary: 'Add up invoices and credit notes',
  },
  { method: 'GET', path: ofStaff, procedure: 'admin.invoices.of_order', summary: 'List the invoices of an order' },
  {
    method: 'POST',
    path: ofStaff,
    procedure: 'admin.invoices.issue',
    summary: 'Issue an invoice',
    status: 201,
    refusals: { 409: 'It has an invoice that stands, is not paid, costs nothing, or its people were erased' },
  },
  { method: 'GET', path: `${ofStaff}/{invoice}`, procedure: 'admin.invoices.get', summary: 'Read an invoice' },
  {
    method: 'POST',
    path: `${ofStaff}/{invoice}/credit`,
    procedure: 'admin.invoices.credit',
    summary: 'Issue a credit note that takes an invoice back',
    status: 201,
    refusals: { 409: 'It has a credit note already' },
  },
  { method: 'GET', path: ofCustomer, procedure: 'order.invoices', summary: 'List the invoices of an order' },
  { method: 'GET', path: `${ofCustomer}/{invoice}`, procedure: 'order.invoice', summary: 'Read an invoice' },
];

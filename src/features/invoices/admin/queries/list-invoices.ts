import { invoiceIdsBy, sumsByKind } from '@/features/invoices/admin/data';
import { invoicesInOrder, toCard } from '@/features/invoices/data';
import { type InvoiceFilters, type InvoicesInput, type InvoiceTotals, listedInvoice } from '@/features/invoices/schema';
import type { Ctx } from '@/server/api/context';
import { toEndlessPage } from '@/shared/list/pages';
import { nameOrEmail } from '@/shared/locale/name-order';

/** Latest number first by default. */
export async function listInvoices({ db }: Pick<Ctx, 'db'>, input: InvoicesInput) {
  const { ids, total } = await invoiceIdsBy(db, input);
  const listed = (await invoicesInOrder(db, ids)).map((row) => {
    const { id, bookingId, customer } = row.order;
    const name = customer.erasedAt ? '' : nameOrEmail(customer);
    return listedInvoice.parse({ ...toCard(row), order: { uuid: id, booking_id: bookingId, customer: name } });
  });
  return toEndlessPage(input, total, listed);
}

export async function totalsOfInvoices({ db }: Pick<Ctx, 'db'>, input: InvoiceFilters): Promise<InvoiceTotals> {
  const sums = await sumsByKind(db, input);
  if (!sums) return null;
  const sumOf = (kind: 'invoice' | 'credit_note', amount: 'total' | 'net') =>
    sums.find((row) => row.kind === kind)?.[amount] ?? 0;
  const [invoiced, credited] = [sumOf('invoice', 'total'), sumOf('credit_note', 'total')];
  const net = sumOf('invoice', 'net') + sumOf('credit_note', 'net');
  return { invoiced, credited, net, total: invoiced + credited };
}

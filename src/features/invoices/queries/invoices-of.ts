import { invoiceRows, latestRecipient, toCard, toInvoiceView } from '@/features/invoices/data';
import { isInvoiced } from '@/features/invoices/policy';
import type { InvoiceCard, OrderInvoices } from '@/features/invoices/schema';
import { orderById } from '@/features/orders/data/orders';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { fullName } from '@/shared/locale/name-order';
import { can, type Person } from '@/shared/schema/actor';
import { isUuid } from '@/shared/schema/ids';
import { contentsOf } from './contents-of';

const blank = { company: '', address: '', tax_number: '' };

/** An order's invoices for staff, with a preview of the next one. */
export async function invoicesOf({ db, actor }: Ctx, uuid: string): Promise<OrderInvoices> {
  const order = isUuid(uuid) ? await orderById(db, uuid, {}) : null;
  if (!order) throw new AppError('not_found');
  const invoices = (await invoiceRows(db, order.id)).map(toCard);
  const { total } = await contentsOf(db, order);
  const { customer } = order;
  const stands = invoices.some(({ kind, credited_by }) => kind === 'invoice' && !credited_by);
  const mayIssue = can(actor, 'money') && isInvoiced(order.status) && !customer.erasedAt && !stands && total > 0;
  const recipient = customer.erasedAt
    ? { name: '', ...blank }
    : ((await latestRecipient(db, customer.id)) ?? { name: fullName(customer), ...blank });
  return { invoices, total, recipient, may_issue: mayIssue };
}

/** An order's invoices in the customer's data export. */
export const exportedInvoices = async (db: Tx, orderId: string) => (await invoiceRows(db, orderId)).map(toInvoiceView);

/** Finds only orders of the signed-in customer. */
export async function ownInvoices({ db, actor }: Ctx & { actor: Person }, uuid: string): Promise<InvoiceCard[]> {
  const order = isUuid(uuid) ? await orderById(db, uuid, { customerId: actor.userId }) : null;
  if (!order) throw new AppError('not_found');
  return (await invoiceRows(db, order.id)).map(toCard);
}

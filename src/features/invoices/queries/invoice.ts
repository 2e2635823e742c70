import { record } from '@/features/audit/commands/record';
import { invoiceById, toInvoiceView } from '@/features/invoices/data';
import type { InvoiceView } from '@/features/invoices/schema';
import { orderById, type Scope } from '@/features/orders/data/orders';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { isUuid } from '@/shared/schema/ids';

type InvoiceRef = { uuid: string; invoice: string };

async function invoiceIn({ db }: Pick<Ctx, 'db'>, { uuid, invoice }: InvoiceRef, scope: Scope): Promise<InvoiceView> {
  const order = isUuid(uuid) && isUuid(invoice) ? await orderById(db, uuid, scope) : null;
  const row = order && (await invoiceById(db, order.id, invoice));
  if (!row) throw new AppError('not_found');
  return toInvoiceView(row);
}

/** Audited, because an invoice names the guest. */
export async function invoiceOf(ctx: Ctx, which: InvoiceRef): Promise<InvoiceView> {
  const { order, ...invoice } = await invoiceIn(ctx, which, {});
  await record(ctx.db, { ctx, action: 'view', entity: 'order', entityId: order.uuid, label: order.booking_id });
  return { order, ...invoice };
}

/** Finds only invoices of the signed-in customer's orders. */
export const ownInvoice = (ctx: Ctx & { actor: Person }, which: InvoiceRef): Promise<InvoiceView> =>
  invoiceIn(ctx, which, { customerId: ctx.actor.userId });

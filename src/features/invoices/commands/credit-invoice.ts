import { insertInvoice, invoiceById, nextNumber, toInvoiceView } from '@/features/invoices/data';
import { invoiceNumber } from '@/features/invoices/domain/invoice-number';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { addEvent } from '@/features/orders/data/orders';
import { AppError } from '@/shared/errors/errors';
import { isUuid } from '@/shared/schema/ids';
import { dayAt } from '@/shared/time/days';

/** Reverses an invoice in full by a credit note in the same series; the invoice itself never changes. */
export const creditInvoice = (ctx: Staff, { uuid, invoice }: { uuid: string; invoice: string }): Promise<string> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    const { id: orderId } = order;
    const row = isUuid(invoice) ? await invoiceById(tx, orderId, invoice) : null;
    if (row?.kind !== 'invoice') throw new AppError('not_found');
    if (row.creditNote) throw new AppError('invoice_credited');
    const { issuer, lines, taxes, net, total } = toInvoiceView(row);
    const year = Number(dayAt(ctx.now).slice(0, 4));
    const numbered = { prefix: row.prefix, year, number: await nextNumber(tx, year) };
    const { id } = await insertInvoice(tx, {
      ...{ orderId, kind: 'credit_note', ...numbered, creditsId: row.id, locale: row.locale, issuer },
      lines: lines.map(({ unit_price, amount, ...line }) => ({
        ...line,
        unit_price: unit_price && -unit_price,
        amount: -amount,
      })),
      taxes: taxes.map(({ amount, ...tax }) => ({ ...tax, amount: -amount })),
      ...{ net: -net, total: -total, paid: 0, recipient: row.recipient },
      issuedById: ctx.actor.userId,
      issuedAt: ctx.now,
    });
    const number = invoiceNumber(numbered);
    const by = { orderId, at: ctx.now, by: 'admin', actorId: ctx.actor.userId } as const;
    await addEvent(tx, { ...by, kind: 'credit_note_issued', note: number, amount: -total });
    await recordOrderChange(tx, ctx, order, {}, { credit_note: number, invoice: invoiceNumber(row), total: -total });
    return id;
  });

import { type InvoiceLine, type InvoiceTax, type Issuer, issuer } from '@/features/invoices/domain/invoice-line';
import { invoiceNumber } from '@/features/invoices/domain/invoice-number';
import { open, seal } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { type InvoiceCard, type InvoiceView, invoiceCard, invoiceView, type Recipient, recipient } from './schema';

const numbered = { select: { id: true, prefix: true, year: true, number: true } } as const;
const parts = {
  credits: numbered,
  creditNote: numbered,
  order: {
    select: {
      id: true,
      bookingId: true,
      customer: { select: { firstName: true, lastName: true, email: true, erasedAt: true } },
    },
  },
} satisfies Prisma.InvoiceInclude;
export type InvoiceRow = Prisma.InvoiceGetPayload<{ include: typeof parts }>;

/** Returns the next number of a year; locks its row until the transaction ends, so that the series has no gaps. */
export async function nextNumber(tx: Tx, year: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ number: number }[]>`
    INSERT INTO invoice_series (year, last_number) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last_number = invoice_series.last_number + 1
    RETURNING last_number AS number`;
  if (!row) throw new Error('a series of invoices has no number');
  return row.number;
}

type NewInvoice = Omit<Prisma.InvoiceUncheckedCreateInput, 'issuer' | 'recipient' | 'lines' | 'taxes'> & {
  issuer: Issuer;
  lines: InvoiceLine[];
  taxes: InvoiceTax[];
};

export const sealRecipient = (to: Recipient): string => seal(JSON.stringify(to));

export const insertInvoice = (tx: Tx, { recipient: to, ...row }: NewInvoice & { recipient: string | null }) =>
  tx.invoice.create({ data: { ...row, recipient: to }, select: { id: true } });

export const invoiceRows = (db: Tx, orderId: string): Promise<InvoiceRow[]> =>
  db.invoice.findMany({ where: { orderId }, include: parts, orderBy: [{ year: 'asc' }, { number: 'asc' }] });

export const invoiceById = (db: Tx, orderId: string, id: string): Promise<InvoiceRow | null> =>
  db.invoice.findFirst({ where: { id, orderId }, include: parts });

/** The order's invoice that no credit note has reversed. */
export const standingInvoice = (tx: Tx, orderId: string) =>
  tx.invoice.findFirst({ where: { orderId, kind: 'invoice', creditNote: null }, select: { id: true } });

const toRecipient = (sealed: string | null): Recipient | null =>
  sealed === null ? null : recipient.parse(JSON.parse(open(sealed)));

/** Recipient of the customer's latest invoice, from any of their orders. */
export async function latestRecipient(db: Tx, customerId: string): Promise<Recipient | null> {
  const latest = await db.invoice.findFirst({
    where: { kind: 'invoice', recipient: { not: null }, order: { customerId } },
    select: { recipient: true },
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
  });
  return latest && toRecipient(latest.recipient);
}

const reference = (row: { id: string; prefix: string; year: number; number: number } | null) =>
  row && { uuid: row.id, number: invoiceNumber(row) };

export const toCard = (row: InvoiceRow): InvoiceCard =>
  invoiceCard.parse({
    uuid: row.id,
    number: invoiceNumber(row),
    kind: row.kind,
    issued_at: row.issuedAt.toISOString(),
    net: row.net,
    total: row.total,
    credits: reference(row.credits),
    credited_by: reference(row.creditNote),
  });

export const toInvoiceView = (row: InvoiceRow): InvoiceView =>
  invoiceView.parse({
    ...toCard(row),
    order: { uuid: row.order.id, booking_id: row.order.bookingId },
    locale: row.locale,
    issuer: issuer.parse(row.issuer),
    recipient: toRecipient(row.recipient),
    lines: row.lines,
    taxes: row.taxes,
    paid: row.paid,
    open: row.kind === 'invoice' ? row.total - row.paid : 0,
  });

/** Returns rows in the order of the ids. */
export async function invoicesInOrder(db: Tx, ids: string[]): Promise<InvoiceRow[]> {
  const rows = await db.invoice.findMany({ where: { id: { in: ids } }, include: parts });
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Erases the recipients of invoices issued before a moment. */
export const eraseRecipientsBefore = (db: Tx, moment: Date) =>
  db.invoice.updateMany({ where: { issuedAt: { lt: moment }, recipient: { not: null } }, data: { recipient: null } });

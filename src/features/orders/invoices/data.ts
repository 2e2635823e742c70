import { type InvoiceLine, type InvoiceTax, type Issuer, issuer } from '@/features/orders/invoices/domain/invoice-line';
import { invoiceNumber } from '@/features/orders/invoices/domain/invoice-number';
import { open, seal } from '@/server/crypto/crypto';
import { afterNamed } from '@/server/database/after-row';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { rowsAfter, toCount } from '@/shared/list/pages';
import { partToFind } from '@/shared/list/search-key';
import { sorting } from '@/shared/list/sorting';
import {
  type InvoiceCard,
  type InvoiceFilters,
  type InvoicesInput,
  type InvoiceView,
  invoiceCard,
  invoiceView,
  type Recipient,
  recipient,
} from './schema';

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

/** The next number of a year; its row stays locked until the transaction ends, so that no number is left out. */
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

/** The invoice that no credit note has taken back. */
export const standingInvoice = (tx: Tx, orderId: string) =>
  tx.invoice.findFirst({ where: { orderId, kind: 'invoice', creditNote: null }, select: { id: true } });

const toRecipient = (sealed: string | null): Recipient | null =>
  sealed === null ? null : recipient.parse(JSON.parse(open(sealed)));

/** To whom the latest invoice of a customer was, from any of their orders. */
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

/** An invoice's number ends in its number of the year; before it may be a prefix and the year. */
const numberIn = (typed: string): number | null => {
  const [digits] = /\d{1,9}$/.exec(typed) ?? [];
  return digits ? Number(digits) : null;
};

/** Looked up beforehand: as an alternative to a number it would be looked for in every invoice. */
async function ordersWith(db: Tx, words: string[]): Promise<string[]> {
  const parts = words.map((word) => `%${partToFind(word.replace(/^sgr-?/i, ''))}%`);
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT order_id AS id FROM order_search
    WHERE search_key LIKE ALL (${parts}::text[]) AND EXISTS (SELECT FROM invoices WHERE invoices.order_id = order_search.order_id)
    LIMIT ${toCount}`;
  return rows.map(({ id }) => id);
}

/** Words without a number are looked up together, which finds less than each of them. */
async function hasWords(db: Tx, words: string[]): Promise<Prisma.InvoiceWhereInput[]> {
  const numbered = words.filter((word) => numberIn(word) !== null);
  const others = words.filter((word) => numberIn(word) === null);
  const alternatives = numbered.map(async (word) => ({
    OR: [{ number: numberIn(word) ?? 0 }, { orderId: { in: await ordersWith(db, [word]) } }],
  }));
  const named = others.length > 0 ? [{ orderId: { in: await ordersWith(db, others) } }] : [];
  return [...named, ...(await Promise.all(alternatives))];
}

async function where(db: Tx, { search, kind, year }: InvoiceFilters): Promise<Prisma.InvoiceWhereInput> {
  const found = search ? await hasWords(db, search.split(/\s+/)) : [];
  return { AND: [kind ? { kind } : {}, year ? { year } : {}, ...found] };
}

const inOrder: Record<InvoicesInput['sort'], Prisma.InvoiceOrderByWithRelationInput[]> = {
  number: [{ year: 'asc' }, { number: 'asc' }],
  '-number': [{ year: 'desc' }, { number: 'desc' }],
  total: [{ total: 'asc' }, { id: 'asc' }],
  '-total': [{ total: 'desc' }, { id: 'desc' }],
};

function afterInvoice(db: Tx, { sort, after }: InvoicesInput): Promise<Prisma.InvoiceWhereInput> {
  const { column, direction } = sorting({ number: 'number', total: 'total' } as const, sort);
  const columns = column === 'number' ? (['year', 'number'] as const) : (['total'] as const);
  return afterNamed(after, (id) => db.invoice.findUnique(id), columns, direction);
}

export async function findInvoices(db: Tx, input: InvoicesInput): Promise<{ rows: InvoiceRow[]; total: number }> {
  const matching = await where(db, input);
  const [rows, total] = await Promise.all([
    db.invoice.findMany({
      where: { AND: [matching, await afterInvoice(db, input)] },
      orderBy: inOrder[input.sort],
      ...rowsAfter(input),
      include: parts,
    }),
    db.invoice.count({ where: matching, take: toCount }),
  ]);
  return { rows, total };
}

export const sumsByKind = async (db: Tx, input: InvoiceFilters) =>
  db.invoice.groupBy({ by: ['kind'], where: await where(db, input), _sum: { total: true, net: true } });

/** Blanks the recipients of what was issued before a moment. */
export const forgetRecipientsBefore = (db: Tx, moment: Date) =>
  db.invoice.updateMany({ where: { issuedAt: { lt: moment }, recipient: { not: null } }, data: { recipient: null } });

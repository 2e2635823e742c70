import type { InvoiceFilters, InvoicesInput } from '@/features/invoices/schema';
import { inText } from '@/features/orders/data/in-text';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import { maxCounted, rowsAfter, toCount } from '@/shared/list/pages';
import { sorting } from '@/shared/list/sorting';

const columns = { number: 'year, number', total: 'total, id' } as const;

const allOf = (conditions: Prisma.Sql[]) => Prisma.join([Prisma.sql`true`, ...conditions], ' AND ');

/** Matches the number of the year at the end of an invoice number; a prefix and the year may precede it. */
function withNumber(word: string): Prisma.Sql[] {
  const [digits] = /\d{1,9}$/.exec(word) ?? [];
  return digits ? [Prisma.sql`number = ${Number(digits)}`] : [];
}

const hasWord = (word: string) => Prisma.sql`(${Prisma.join([...withNumber(word), ...inText(word)], ' OR ')})`;

const ofKind = (kind: InvoiceFilters['kind']) => (kind ? [Prisma.sql`kind = ${kind}::"InvoiceKind"`] : []);
const ofYear = (year: InvoiceFilters['year']) => (year ? [Prisma.sql`year = ${year}`] : []);

/** Selects the kind by the sign of the total, which the index by amount can use. */
const withSign = (kind: InvoiceFilters['kind']) =>
  kind ? [kind === 'credit_note' ? Prisma.sql`total < 0` : Prisma.sql`total > 0`] : [];

/** The conditions work on both `invoices` and `invoice_search`; null without a search. */
const searched = ({ search, ...filters }: InvoiceFilters): Prisma.Sql | null =>
  search ? allOf([...search.split(/\s+/).map(hasWord), ...ofKind(filters.kind), ...ofYear(filters.year)]) : null;

async function countUpToMost(db: Tx, { kind, year }: InvoiceFilters, search: Prisma.Sql | null): Promise<number> {
  const rows = search
    ? Prisma.sql`FROM invoice_search WHERE ${search}`
    : Prisma.sql`FROM invoices WHERE ${allOf([...ofKind(kind), ...ofYear(year)])}`;
  const [counted] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM (SELECT ${rows} LIMIT ${toCount}) AS found`;
  return counted?.total ?? 0;
}

const found = (search: Prisma.Sql) =>
  Prisma.sql`id = ANY(ARRAY(SELECT invoice_id FROM invoice_search WHERE ${search} LIMIT ${toCount}))`;

/** Looks up rare matches and sorts them; finds frequent ones by walking the list in its order. */
function meets(search: Prisma.Sql | null, total: number): Prisma.Sql[] {
  if (!search) return [];
  if (total <= maxCounted) return [found(search)];
  return [Prisma.sql`(SELECT ${search} FROM invoice_search WHERE invoice_id = invoices.id)`];
}

export async function invoiceIdsBy(db: Tx, input: InvoicesInput): Promise<{ ids: string[]; total: number }> {
  const { kind, year, after } = input;
  const search = searched(input);
  const total = await countUpToMost(db, input, search);
  const { column, direction } = sorting(columns, input.sort);
  const [by, beyond] = [Prisma.raw(column), Prisma.raw(direction === 'desc' ? '<' : '>')];
  const narrowed = column === columns.total ? withSign(kind) : ofKind(kind);
  const begins = after ? [Prisma.sql`(${by}) ${beyond} (SELECT ${by} FROM invoices WHERE id = ${after}::uuid)`] : [];
  const ordered = Prisma.raw(column.replaceAll(/\w+/g, `$& ${direction}`));
  const { skip, take } = rowsAfter(input);
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM invoices WHERE ${allOf([...narrowed, ...ofYear(year), ...begins, ...meets(search, total)])}
    ORDER BY ${ordered} LIMIT ${take} OFFSET ${skip}`;
  return { ids: rows.map(({ id }) => id), total };
}

type Sum = { kind: 'invoice' | 'credit_note'; net: number; total: number };

/** Totals of all invoices are stored; those of a search are summed, or null if it matches too many to count. */
export async function sumsByKind(db: Tx, input: InvoiceFilters): Promise<Sum[] | null> {
  const search = searched(input);
  const rows = search
    ? await db.$queryRaw<(Sum & { found: number })[]>`
        SELECT kind, count(*)::int AS found, sum(net)::float AS net, sum(total)::float AS total
        FROM invoices WHERE ${found(search)} GROUP BY kind`
    : await db.$queryRaw<(Sum & { found: number })[]>`
        SELECT kind, 0 AS found, sum(net)::float AS net, sum(total)::float AS total
        FROM invoice_sums WHERE ${allOf([...ofKind(input.kind), ...ofYear(input.year)])} GROUP BY kind`;
  return rows.reduce((sum, { found }) => sum + found, 0) > maxCounted ? null : rows;
}

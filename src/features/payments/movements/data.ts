import type { KindSum } from '@/features/payments/movements/domain/totals';
import { OTHER_WAY } from '@/features/payments/movements/domain/way';
import { accountKinds, type LedgerKind } from '@/features/payments/schema';
import { afterNamed } from '@/server/database/after-row';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { maxCounted, rowsAfter, toCount } from '@/shared/list/pages';
import { sorting } from '@/shared/list/sorting';
import { type GatewayName, gatewayNames } from '@/shared/schema/gateways';
import { momentOf, plusDays } from '@/shared/time/days';
import type { MovementFilters, MovementsInput } from './schema';

const person = { id: true, firstName: true, lastName: true, erasedAt: true } satisfies Prisma.UserSelect;

export const entryParts = {
  order: {
    select: {
      id: true,
      bookingId: true,
      customer: { select: { firstName: true, lastName: true, email: true, erasedAt: true } },
    },
  },
  attempt: { select: { gateway: true } },
  refund: {
    select: { attempt: { select: { gateway: true } }, requestedBy: { select: person } },
  },
  recordedBy: { select: person },
  receipt: { select: { year: true, number: true } },
  reverses: { select: { id: true, at: true } },
} satisfies Prisma.LedgerEntryInclude;
export type MovementRow = Prisma.LedgerEntryGetPayload<{ include: typeof entryParts }>;

const PREFIX = 'SGR-';
/** The index of booking IDs finds parts of at least this length; a shorter text matches only at the beginning. */
const INDEXED = 3;

/** Normalises a booking ID typed with or without the prefix and the dash. */
const codeOf = (typed: string) => typed.toUpperCase().replace(/^SGR-?/, '');

function patternOf(search: string): string {
  const code = codeOf(search).replaceAll(/[\\%_]/g, '\\$&');
  return code.length < INDEXED ? `${PREFIX}${code}%` : `%${code}%`;
}

/** Orders whose payments match, up to the counting limit; null if every booking ID begins with the typed text. */
async function ordersWith(db: Tx, search = ''): Promise<string[] | null> {
  if (PREFIX.startsWith(search.toUpperCase())) return null;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM orders WHERE booking_id LIKE ${patternOf(search)} LIMIT ${toCount}`;
  return rows.map(({ id }) => id);
}

const isMany = (orders: string[] | null): boolean => (orders?.length ?? 0) > maxCounted;

/** Cash refunded by staff has a method, even if it was paid through a gateway. */
const throughGateway = (gateway: GatewayName) => ({ attempt: { gateway }, method: null });
const byHand = { OR: [{ attemptId: null }, { method: { not: null } }] } satisfies Prisma.LedgerEntryWhereInput;

/** A gateway refund counts as moved by the person who requested it. */
const movedBy = (actor: string): Prisma.LedgerEntryWhereInput => ({
  OR: [{ recordedId: actor }, { recordedId: null, refund: { requestedById: actor } }],
});

/** Amounts on account have no method in the ledger. */
const paidBy = (method: MovementFilters['method']): Prisma.LedgerEntryWhereInput =>
  method === 'on_account' ? { kind: { in: [...accountKinds] } } : { method };

const isFiltered = ({ kind, method, gateway, actor, order, from, to }: MovementFilters): boolean =>
  [kind, method, gateway, actor, order, from, to].some((filter) => filter !== undefined);

const where = (input: MovementFilters, orders: string[] | null): Prisma.LedgerEntryWhereInput => {
  const { kind, method, gateway, actor, order, from, to } = input;
  return {
    AND: [
      kind ? { kind } : {},
      method ? paidBy(method) : {},
      gateway ? throughGateway(gateway) : {},
      actor ? movedBy(actor) : {},
      order ? { orderId: order } : {},
      orders ? { orderId: { in: orders } } : {},
      from ? { at: { gte: momentOf(from, '00:00') } } : {},
      to ? { at: { lt: momentOf(plusDays(to, 1), '00:00') } } : {},
    ],
  };
};

const inOrder: Record<MovementsInput['sort'], Prisma.LedgerEntryOrderByWithRelationInput[]> = {
  at: [{ at: 'asc' }, { id: 'asc' }],
  '-at': [{ at: 'desc' }, { id: 'desc' }],
  amount: [{ amount: 'asc' }, { id: 'asc' }],
  '-amount': [{ amount: 'desc' }, { id: 'desc' }],
};

function afterMovement(db: Tx, { sort, after }: MovementsInput): Promise<Prisma.LedgerEntryWhereInput> {
  const { column, direction } = sorting({ at: 'at', amount: 'amount' } as const, sort);
  return afterNamed(after, (id) => db.ledgerEntry.findUnique(id), [column], direction);
}

/** Counts movements order by order until there are enough; OFFSET keeps the database from reading all of them first. */
async function countOfOrders(db: Tx, search: string): Promise<number> {
  const [counted] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM (
      SELECT FROM (SELECT id FROM orders WHERE booking_id LIKE ${patternOf(search)} OFFSET 0) AS named
      CROSS JOIN LATERAL (SELECT FROM ledger_entries WHERE order_id = named.id OFFSET 0) AS moved LIMIT ${toCount}
    ) AS found`;
  return counted?.total ?? 0;
}

/** Walks the list in its order, in which a common prefix matches soon. */
const onTheWay = (input: MovementFilters): Prisma.LedgerEntryWhereInput => ({
  AND: [where(input, null), { order: { bookingId: { startsWith: `${PREFIX}${codeOf(input.search ?? '')}` } } }],
});

export async function findMovements(db: Tx, input: MovementsInput): Promise<{ rows: MovementRow[]; total: number }> {
  const orders = await ordersWith(db, input.search);
  const matching = isMany(orders) ? onTheWay(input) : where(input, orders);
  // Counts in order of time, to use the indexes of the filters; Prisma's default order by id reads rows that do not
  // match.
  const total =
    input.search && isMany(orders) && !isFiltered(input)
      ? await countOfOrders(db, input.search)
      : await db.ledgerEntry.count({ where: matching, orderBy: inOrder['-at'], take: toCount });
  const rows = await db.ledgerEntry.findMany({
    where: { AND: [matching, await afterMovement(db, input)] },
    orderBy: inOrder[input.sort],
    ...rowsAfter(input),
    include: entryParts,
  });
  return { rows, total };
}

const groupedSums = (kind: LedgerKind, way: string | null, amount: number | bigint | null): KindSum => ({
  kind,
  way: way ?? OTHER_WAY,
  amount: Number(amount ?? 0),
});

/** Sums the movements of these filters from the running sums in `ledger_sums`. */
async function storedSums(db: Tx, { kind, method, gateway }: MovementFilters): Promise<KindSum[]> {
  const sums = await db.ledgerSum.groupBy({
    by: ['kind', 'method', 'gateway'],
    where: {
      AND: [
        kind ? { kind } : {},
        method === 'on_account' ? { kind: { in: [...accountKinds] } } : method ? { method } : {},
        gateway ? { gateway, method: null } : {},
      ],
    },
    _sum: { amount: true },
  });
  return sums.map((sum) => groupedSums(sum.kind, sum.method ?? sum.gateway, sum._sum.amount));
}

/** Merges stored sums into one row for each kind and way, instead of one for each movement. */
export const compactSums = (db: Tx) => db.$executeRaw`
  WITH gone AS (DELETE FROM ledger_sums RETURNING *)
  INSERT INTO ledger_sums (kind, method, gateway, amount) SELECT kind, method, gateway, sum(amount) FROM gone GROUP BY 1, 2, 3`;

/** Sums matching movements by kind and by gateway or on-site method; null if more orders match than are counted. */
export async function movementSums(db: Tx, input: MovementFilters): Promise<KindSum[] | null> {
  const { actor, order, from, to } = input;
  const orders = await ordersWith(db, input.search);
  if (!(orders || actor || order || from || to)) return storedSums(db, input);
  if (isMany(orders)) return null;
  const matching = where(input, orders);
  const onSite = await db.ledgerEntry.groupBy({
    by: ['kind', 'method'],
    where: { AND: [matching, byHand] },
    _sum: { amount: true },
  });
  const byGateway = await Promise.all(
    gatewayNames.map(async (gateway) => ({
      gateway,
      rows: await db.ledgerEntry.groupBy({
        by: ['kind'],
        where: { AND: [matching, throughGateway(gateway)] },
        _sum: { amount: true },
      }),
    })),
  );
  return [
    ...onSite.map(({ kind, method, _sum }) => groupedSums(kind, method, _sum.amount)),
    ...byGateway.flatMap(({ gateway, rows }) => rows.map(({ kind, _sum }) => groupedSums(kind, gateway, _sum.amount))),
  ];
}

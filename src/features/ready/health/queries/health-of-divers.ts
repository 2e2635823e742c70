import type { LockedOrder } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { type ListedRecord, outcomesOfOwners, recordsOfDivers, type StoredOutcome } from '@/features/ready/health/data';
import type { HealthOutcome } from '@/features/ready/health/domain/outcome';
import { isSamePerson } from '@/features/ready/health/domain/same-person';
import { latestPaper } from '@/features/ready/papers/data';
import { personMarks } from '@/features/ready/papers/queries/person-mark';
import type { Tx } from '@/server/database/db';
import { type Day, dayAt, toDay } from '@/shared/time/days';

export type HealthOrder = Pick<LockedOrder, 'customerId' | 'lastDay' | 'divers'>;

type DiverHealth = {
  outcome: HealthOutcome;
  on: Day;
  source: 'answers' | 'paper' | 'earlier';
  decidedById: string | null;
  files: number;
  isReadable: boolean;
};

type Row = HealthOrder['divers'][number];

/** An outcome kept from an earlier booking counts while the text is the same, if it lasts until the diving is over. */
function storedFor(row: Row, { customerId, lastDay }: HealthOrder, stored: readonly StoredOutcome[]): DiverHealth[] {
  const own = stored.filter(({ ownerId, keepUntil }) => ownerId === customerId && keepUntil >= lastDay);
  if (own.length === 0) return [];
  const marks = personMarks(customerId, openDiver(row));
  const found = own.find(({ personMark }) => marks.includes(personMark));
  if (!found) return [];
  const { outcome, on } = found;
  return [{ outcome, on: toDay(on), source: 'earlier', decidedById: null, files: 0, isReadable: false }];
}

/** A restore has no keys; a diver who waits for a decision on lost answers is asked again. */
const isLost = ({ outcome, paperId, sealedKey, purgedAt }: ListedRecord): boolean =>
  outcome === 'needs_physician' && paperId !== null && sealedKey === null && purgedAt === null;

/** What is known about the health of the divers of these orders, by their ids; never an answer. */
export async function healthOfDivers(db: Tx, orders: readonly HealthOrder[]): Promise<Map<string, DiverHealth>> {
  const marks = new Map(
    orders.flatMap(({ divers }) => divers.map((row) => [row.id, personMarks(row.id, openDiver(row))] as const)),
  );
  const records = (await recordsOfDivers(db, [...marks.keys()])).filter(
    (one) => !isLost(one) && isSamePerson(one, marks.get(one.diverId) ?? []),
  );
  const found = new Map<string, DiverHealth>(
    records.map(({ diverId, paperId, outcome, answeredAt, decidedAt, decidedById, sealedKey, _count }) => [
      diverId,
      {
        ...{ outcome, decidedById, files: _count.files },
        on: dayAt(decidedAt ?? answeredAt),
        source: paperId ? 'answers' : 'paper',
        isReadable: sealedKey !== null,
      },
    ]),
  );
  const stored = await outcomesOfOwners(db, [...new Set(orders.map(({ customerId }) => customerId))]);
  if (stored.length === 0) return found;
  const latest = await latestPaper(db, 'health');
  const current = stored.filter(({ paperId }) => paperId === latest?.id);
  for (const order of orders)
    for (const row of order.divers.filter(({ id }) => !found.has(id)))
      for (const health of storedFor(row, order, current)) found.set(row.id, health);
  return found;
}

import type { LockedOrder } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { latestVersion, type PaperVersion } from '@/features/ready/papers/data';
import { personMarks } from '@/features/ready/papers/queries/person-mark';
import { toSigned, type WaiverRow, waiversOf } from '@/features/ready/waiver/data';
import { bookedDays, counts, type DiverToSign, isMinorOn } from '@/features/ready/waiver/domain/waiver-validity';
import type { Tx } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import type { Day } from '@/shared/time/days';

export type OrderOfWaivers = Pick<LockedOrder, 'customerId' | 'items' | 'divers'>;
type DiverRow = OrderOfWaivers['divers'][number];

export type DiverFacts = DiverToSign & { row: DiverRow; full_name: string; born: Day | null; firstDay: Day };

/** A diver of an order with everything that decides which waiver counts; null without a booked day. */
export function diverFacts({ customerId, items }: OrderOfWaivers, row: DiverRow): DiverFacts | null {
  const days = bookedDays(items, row.id);
  if (!days) return null;
  const { full_name, date_of_birth: born } = openDiver(row);
  return {
    row,
    full_name,
    born,
    diverId: row.id,
    marks: personMarks(customerId, { full_name, date_of_birth: born }),
    isMinor: isMinorOn(born, days.first),
    firstDay: days.first,
    lastDay: days.last,
  };
}

export type WaiverTerms = { paper: PaperVersion; months: number };

/** The current text, and for how long a signature counts; null before the first text. */
export async function waiverTerms(db: Tx): Promise<WaiverTerms | null> {
  const paper = await latestVersion(db, 'waiver');
  if (!paper) return null;
  return { paper, months: (await currentShop(db)).papers.waiver_months };
}

export type FoundWaiver = { row: WaiverRow; isValid: boolean };

/** The waiver of each diver that counts, else their latest one, by the diver's id. */
export async function foundWaivers(
  db: Tx,
  divers: readonly DiverFacts[],
  terms: WaiverTerms,
): Promise<Map<string, FoundWaiver>> {
  const ids = divers.map(({ diverId }) => diverId);
  const rows = await waiversOf(
    db,
    ids,
    divers.flatMap(({ marks }) => marks),
  );
  return new Map(
    divers.flatMap((diver): [string, FoundWaiver][] => {
      const valid = rows.find((row) => counts(toSigned(row), diver, terms));
      const row =
        valid ??
        rows.find(
          ({ diverId, personMark }) =>
            diverId === diver.diverId || (personMark !== null && diver.marks.includes(personMark)),
        );
      return row ? [[diver.diverId, { row, isValid: valid !== undefined }]] : [];
    }),
  );
}

import { rateFinder } from '@/features/pay/rates/data';
import {
  closedLines,
  type closedMonth,
  extrasOf,
  namesOfCrew,
  type StoredLine,
  worksBetween,
} from '@/features/pay/sheets/data';
import { spanOfMonth } from '@/features/pay/sheets/domain/months';
import { payLines } from '@/features/pay/sheets/domain/pay-lines';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { groupBy } from '@/shared/list/group-by';
import { dayAt, plusDays } from '@/shared/time/days';
import type { Month } from '@/shared/time/month';

type Reader = { db: Tx } & Pick<Ctx, 'now'>;
type SheetScope = { month: Month; member: string | null };

/** By what was worked on the days that are over, by the rates of today. */
async function openLines({ db, now }: Reader, { month, member }: SheetScope): Promise<StoredLine[]> {
  const { from, to } = spanOfMonth(month);
  const yesterday = plusDays(dayAt(now), -1);
  const works = await worksBetween(db, { from, to: to < yesterday ? to : yesterday }, member);
  const rateOf = await rateFinder(db, member);
  const names = await namesOfCrew(db, member);
  const extras = groupBy(await extrasOf(db, month, member), (line) => line.member);
  const worked = groupBy(works, (work) => work.member);
  return [...names].flatMap(([whom, name]) => [
    ...payLines(worked.get(whom) ?? [], rateOf).map((line) => ({
      ...{ ...line, uuid: null, member: whom, name, reason: null, corrects: null },
    })),
    ...(extras.get(whom) ?? []),
  ]);
}

/** The lines of a month, of one person or of everybody, by name; of a closed month as they were then. */
export async function linesOfMonth(
  reader: Reader,
  closed: Awaited<ReturnType<typeof closedMonth>>,
  whose: SheetScope,
): Promise<StoredLine[]> {
  const lines = closed ? await closedLines(reader.db, whose.month, whose.member) : await openLines(reader, whose);
  // Sorting is stable: the lines of a person stay as they are.
  return lines.sort(
    (one, other) =>
      one.name.localeCompare(other.name) || (one.member < other.member ? -1 : one.member > other.member ? 1 : 0),
  );
}

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

/** Work on days that are over, at today's rates. */
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

/** Lines of a month by name, of one member or of everybody; a closed month keeps its lines. */
export async function linesOfMonth(
  reader: Reader,
  closed: Awaited<ReturnType<typeof closedMonth>>,
  whose: SheetScope,
): Promise<StoredLine[]> {
  const lines = closed ? await closedLines(reader.db, whose.month, whose.member) : await openLines(reader, whose);
  // Sorting is stable, so a member's lines keep their order.
  return lines.sort(
    (one, other) =>
      one.name.localeCompare(other.name) || (one.member < other.member ? -1 : one.member > other.member ? 1 : 0),
  );
}

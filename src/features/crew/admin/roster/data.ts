import { paperDatesOf } from '@/features/crew/admin/members/data';
import type { Tx } from '@/server/database/db';
import type { CrewMember, Prisma } from '@/server/generated/prisma/client';
import { type Day, toDate, toDay } from '@/shared/time/days';

function withDays(from: Day, to: Day) {
  const date = { gte: toDate(from), lte: toDate(to) };
  return {
    days: { where: { date } },
    steers: { where: { date }, select: { date: true } },
  } satisfies Prisma.CrewMemberInclude;
}
type MemberWithDays = Prisma.CrewMemberGetPayload<{ include: ReturnType<typeof withDays> }>;

export const activeMembers = (db: Tx, from: Day, to: Day): Promise<MemberWithDays[]> =>
  db.crewMember.findMany({
    where: { active: true },
    include: withDays(from, to),
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });

export const toMember = (row: CrewMember, exceptions: ReadonlyMap<Day, boolean>) => ({
  active: row.active,
  weekdays: row.weekdays,
  ...paperDatesOf(row),
  exceptions,
});

export const exceptionsOf = (days: readonly { date: Date; works: boolean }[]): Map<Day, boolean> =>
  new Map(days.map(({ date, works }) => [toDay(date), works]));

const among = (memberId: string, days: readonly Day[]) => ({ memberId, date: { in: days.map(toDate) } });

export const exceptionsOn = async (tx: Tx, memberId: string, days: readonly Day[]): Promise<Map<Day, boolean>> =>
  exceptionsOf(await tx.crewDay.findMany({ where: among(memberId, days) }));

/** Replaces the exceptions on these days; a day without an exception follows the weekdays. */
export async function writeExceptions(
  tx: Tx,
  memberId: string,
  days: readonly Day[],
  exceptions: ReadonlyMap<Day, boolean>,
): Promise<void> {
  await tx.crewDay.deleteMany({ where: among(memberId, days) });
  await tx.crewDay.createMany({
    data: [...exceptions].map(([day, works]) => ({ memberId, date: toDate(day), works })),
  });
}

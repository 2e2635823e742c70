import type { Tx } from '@/server/database/db';

/** Leaves out inactive crew, who cannot be put on the roster. */
export const activeCrew = (db: Tx, ids: string[]) =>
  db.crewMember.findMany({
    where: { id: { in: ids }, active: true },
    select: { id: true, phone: true, agency: true, level: true, weekdays: true },
  });
export type ActiveMember = Awaited<ReturnType<typeof activeCrew>>[number];

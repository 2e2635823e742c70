import { warnedUntil } from '@/features/crew/domain/papers';
import type { Tx } from '@/server/database/db';
import { type Day, toDate } from '@/shared/time/days';

/** The number of working crew members with a paper that has run out or soon will. */
export const papersDue = (db: Tx, today: Day): Promise<number> =>
  db.crewMember.count({ where: { active: true, papersUntil: { lte: toDate(warnedUntil(today)) } } });

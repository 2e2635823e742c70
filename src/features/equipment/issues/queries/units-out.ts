import { issuesOut, toIssueView } from '@/features/equipment/issues/data';
import type { IssueView } from '@/features/equipment/issues/schema';
import type { Ctx } from '@/server/api/context';
import { dayAt } from '@/shared/time/days';

/** The units that have not come back by now; those packed for a later day are not out yet. */
export const unitsOut = async ({ db, now }: Ctx): Promise<IssueView[]> =>
  (await issuesOut(db, dayAt(now))).map(toIssueView);

import { issuesOf, toIssueView } from '@/features/equipment/issues/data';
import type { HistoryView } from '@/features/equipment/issues/schema';
import { getUnit } from '@/features/equipment/queries/get-unit';
import { servicesOf } from '@/features/equipment/services/data';
import type { Ctx } from '@/server/api/context';

/** The unit's services and its latest issues. */
export async function historyOfUnit({ db, now }: Ctx, uuid: string): Promise<HistoryView> {
  await getUnit({ db, now }, uuid);
  return { services: await servicesOf(db, uuid), issues: (await issuesOf(db, uuid)).map(toIssueView) };
}

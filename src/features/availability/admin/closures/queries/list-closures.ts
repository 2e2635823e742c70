import { closuresBy, toClosureViews } from '@/features/availability/admin/closures/data';
import type { ClosuresInput, ClosureView } from '@/features/availability/admin/closures/schema';
import type { Ctx } from '@/server/api/context';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';
import { dayAt } from '@/shared/time/days';

export async function listClosures({ db, now }: Ctx, { when, ...paging }: ClosuresInput): Promise<Page<ClosureView>> {
  const { total, rows } = await closuresBy(db, { when, today: dayAt(now) }, rowsOf(paging));
  return toPage(paging, total, await toClosureViews(db, rows));
}

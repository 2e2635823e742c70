import type { Ctx } from '../../../../server/context';
import { dayAt } from '../../../../shared/days';
import { type Page, rowsOf, toPage } from '../../../../shared/pages';
import { closuresBy, toClosureViews } from '../data';
import type { ClosuresInput, ClosureView } from '../schema';

export async function listClosures({ db, now }: Ctx, { when, ...asked }: ClosuresInput): Promise<Page<ClosureView>> {
  const { total, rows } = await closuresBy(db, { when, today: dayAt(now) }, rowsOf(asked));
  return toPage(asked, total, await toClosureViews(db, rows));
}

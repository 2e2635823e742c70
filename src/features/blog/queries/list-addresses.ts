import type { Ctx } from '../../../server/context';
import { type Page, rowsOf, toPage } from '../../../shared/pages';
import { addressesAtOnce } from '../../../shared/shelf';
import { postAddresses } from '../data';

/** The slugs of all published posts, for search engines. */
export async function listAddresses({ db, now }: Ctx, page: number): Promise<Page<{ slug: string }>> {
  const asked = { page, per_page: addressesAtOnce };
  const { total, rows } = await postAddresses(db, now, rowsOf(asked));
  return toPage(asked, total, rows);
}

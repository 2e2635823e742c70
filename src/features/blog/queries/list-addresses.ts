import { postAddresses } from '@/features/blog/data';
import type { Ctx } from '@/server/api/context';
import type { Page } from '@/shared/list/pages';
import { addressesOnPage } from '@/shared/list/shelf';

/** The slugs of all published posts, for search engines. */
export const listAddresses = ({ db, now }: Ctx, page: number): Promise<Page<{ slug: string }>> =>
  addressesOnPage(page, (rows) => postAddresses(db, now, rows));

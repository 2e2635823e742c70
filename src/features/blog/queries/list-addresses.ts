import type { Ctx } from '../../../server/context';
import type { Page } from '../../../shared/pages';
import { addressesOnPage } from '../../../shared/shelf';
import { postAddresses } from '../data';

/** The slugs of all published posts, for search engines. */
export const listAddresses = ({ db, now }: Ctx, page: number): Promise<Page<{ slug: string }>> =>
  addressesOnPage(page, (rows) => postAddresses(db, now, rows));

import { postAddresses } from '@/features/blog/data';
import type { Ctx } from '@/server/api/context';
import { addressesOnPage } from '@/shared/list/listing';
import type { Page } from '@/shared/list/pages';

export const listAddresses = ({ db, now }: Ctx, page: number): Promise<Page<{ slug: string; updated_at: Date }>> =>
  addressesOnPage(page, (rows) => postAddresses(db, now, rows));

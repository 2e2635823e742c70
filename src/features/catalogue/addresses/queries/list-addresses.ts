import { addressesOf } from '@/features/catalogue/addresses/data';
import type { Address, AddressesInput } from '@/features/catalogue/addresses/schema';
import type { Ctx } from '@/server/api/context';
import { addressesOnPage } from '@/shared/list/listing';
import type { Page } from '@/shared/list/pages';

/** Lists all pages of a kind, for the sitemap. */
export const listAddresses = ({ db }: Ctx, { of, page }: AddressesInput): Promise<Page<Address>> =>
  addressesOnPage(page, (rows) => addressesOf(db, of, rows));

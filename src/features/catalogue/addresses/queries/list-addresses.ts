import type { Ctx } from '../../../../server/context';
import type { Page } from '../../../../shared/pages';
import { addressesOnPage } from '../../../../shared/shelf';
import { addressesOf } from '../data';
import type { Address, AddressesInput } from '../schema';

/** Everything of a kind that has a page of its own, for search engines: its address and nothing else. */
export const listAddresses = ({ db }: Ctx, { of, page }: AddressesInput): Promise<Page<Address>> =>
  addressesOnPage(page, (rows) => addressesOf(db, of, rows));

import type { Ctx } from '../../../../server/context';
import { type Page, rowsOf, toPage } from '../../../../shared/pages';
import { addressesAtOnce } from '../../../../shared/shelf';
import { addressesOf } from '../data';
import type { Address, AddressesInput } from '../schema';

/** Everything of a kind that has a page of its own, for search engines: its address and nothing else. */
export async function listAddresses({ db }: Ctx, { of, page }: AddressesInput): Promise<Page<Address>> {
  const asked = { page, per_page: addressesAtOnce };
  const { total, rows } = await addressesOf(db, of, rowsOf(asked));
  return toPage(asked, total, rows);
}

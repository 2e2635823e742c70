import { z } from '@/shared/schema/zod';
import { type Page, pageFields, rowsOf, toPage } from './pages';

/**
 * Items on one listing page: more than most shops offer, yet few enough to read, send and render at once. Next stores
 * at most 128 tags for a page.
 */
export const listingPageSize = 100;

const page = pageFields.page;
/** The requested listing page; defaults to the first. */
export const listingFields = { page };
export const listingInput = z.strictObject(listingFields).prefault({});

/** The rows of the page as Prisma arguments. */
export const rowsOfListing = (page: number) => rowsOf({ page, per_page: listingPageSize });

/** Options in a staff select: nobody reads a longer list, and every row carries its texts. */
export const maxChoices = 2 * listingPageSize;

const ADDRESSES_AT_ONCE = 500;
type Read<Address> = (rows: { skip: number; take: number }) => Promise<{ total: number; rows: Address[] }>;

/** One page of the addresses listed for search engines. */
export async function addressesOnPage<Address>(page: number, read: Read<Address>): Promise<Page<Address>> {
  const query = { page, per_page: ADDRESSES_AT_ONCE };
  const { total, rows } = await read(rowsOf(query));
  return toPage(query, total, rows);
}

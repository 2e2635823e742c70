import { z } from '@/shared/schema/zod';
import { type Page, pageFields, rowsOf, toPage } from './pages';

/**
 * How many items a page of a listing has: more than most shops offer, and few enough to be read from the database, sent
 * and rendered at once. Next stores no more than 128 tags for a page.
 */
export const listingPageSize = 100;

const page = pageFields.page;
/** The page of the listing, by default the first. */
export const listingFields = { page };
export const listingInput = z.strictObject(listingFields).prefault({});

/** The rows of the page as Prisma arguments. */
export const rowsOfListing = (page: number) => rowsOf({ page, per_page: listingPageSize });

/** How many entries a choice for the staff has: nobody reads a longer list, and each row brings its texts. */
export const mostInAChoice = 2 * listingPageSize;

const ADDRESSES_AT_ONCE = 500;
type Read<Address> = (rows: { skip: number; take: number }) => Promise<{ total: number; rows: Address[] }>;

/** A page of the addresses for search engines. */
export async function addressesOnPage<Address>(page: number, read: Read<Address>): Promise<Page<Address>> {
  const query = { page, per_page: ADDRESSES_AT_ONCE };
  const { total, rows } = await read(rowsOf(query));
  return toPage(query, total, rows);
}

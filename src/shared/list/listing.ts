import { z } from '@/shared/schema/zod';
import { type Page, pageFields, rowsOf, toPage } from './pages';

/**
 * How many things stand on one page of a shop window: more than most shops have, and few enough to be read from the
 * database, sent and drawn at once however many there are. Next keeps no more than 128 notes of what a page is made of.
 */
export const listingPageSize = 100;

const page = pageFields.page;
/** Which page of the window; the first unless it is said. */
export const listingFields = { page };
export const listingInput = z.strictObject(listingFields).prefault({});

/** The rows of the page, in the database's words. */
export const rowsOfListing = (page: number) => rowsOf({ page, per_page: listingPageSize });

/** How many things the staff choose from: nobody reads a longer list, and each row brings its texts. */
export const mostInAChoice = 2 * listingPageSize;

const ADDRESSES_AT_ONCE = 500;
type Read<Address> = (rows: { skip: number; take: number }) => Promise<{ total: number; rows: Address[] }>;

/** A page of the addresses that search engines are told. */
export async function addressesOnPage<Address>(page: number, read: Read<Address>): Promise<Page<Address>> {
  const query = { page, per_page: ADDRESSES_AT_ONCE };
  const { total, rows } = await read(rowsOf(query));
  return toPage(query, total, rows);
}

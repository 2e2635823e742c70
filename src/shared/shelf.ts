import { pageFields, rowsOf } from './pages';
import { z } from './zod';

/**
 * How many things stand on one page of a shop window: more than most shops have, and few enough to be read from the
 * database, sent and drawn at once however many there are. Next keeps no more than 128 notes of what a page is made of.
 */
export const mostOnAShelf = 100;

const page = pageFields.page;
/** Which page of the window; the first unless it is said. */
export const shelfPage = { page };
export const shelfInput = z.strictObject(shelfPage).prefault({});

/** The rows of the page, in the database's words. */
export const rowsOfShelf = (page: number) => rowsOf({ page, per_page: mostOnAShelf });

/** How many addresses are listed at once for search engines. */
export const addressesAtOnce = 500;

import { notFound } from 'next/navigation';
import { listingPageSize } from '@/shared/list/listing';

/** Where a page of a shop window is; the first is the window itself. */
export const listingPath = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);

/** Which page an address names, from the second on. */
export async function pageOf({ params }: { params: Promise<{ page: string }> }): Promise<number> {
  const { page } = await params;
  if (!/^[1-9]\d{0,3}$/.test(page) || page === '1') notFound();
  return Number(page);
}

/** What stands on a page of a window, and whether there is another after it. */
export async function readListingPage<Item>(
  read: (page: number) => Promise<Item[]>,
  page: number,
): Promise<{ items: Item[]; more: boolean }> {
  const items = await read(page);
  if (page > 1 && items.length === 0) notFound();
  return { items, more: items.length === listingPageSize && (await read(page + 1)).length > 0 };
}

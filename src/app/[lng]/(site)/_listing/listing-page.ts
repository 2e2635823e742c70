import { notFound } from 'next/navigation';
import { listingPageSize } from '@/shared/list/listing';

/** Path of a page of a listing; the first has no number. */
export const listingPath = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);

export async function pageOf({ params }: { params: Promise<{ page: string }> }): Promise<number> {
  const { page } = await params;
  if (!/^[1-9]\d{0,3}$/.test(page) || page === '1') notFound();
  return Number(page);
}

/** Reads a listing page; `more` is true if another page follows. */
export async function readListingPage<Item>(
  read: (page: number) => Promise<Item[]>,
  page: number,
): Promise<{ items: Item[]; more: boolean }> {
  const items = await read(page);
  if (page > 1 && items.length === 0) notFound();
  return { items, more: items.length === listingPageSize && (await read(page + 1)).length > 0 };
}

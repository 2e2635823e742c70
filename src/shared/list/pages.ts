import { z } from '@/shared/schema/zod';
import { mostPerPage, usualPerPage } from './page-size';

/** Far more than anybody turns; keeps the skipped rows within what the database can count. */
const MOST_PAGES = 100_000;

/** The requested page of a list, to be spread into the input of the list. */
export const pageFields = {
  page: z.int().min(1).max(MOST_PAGES).default(1),
  per_page: z.int().min(1).max(mostPerPage).default(usualPerPage),
};
type PageInput = { page: number; per_page: number };

const pageMeta = z.object({ page: z.int(), per_page: z.int(), total: z.int(), last_page: z.int() });
export type PageMeta = z.infer<typeof pageMeta>;

/** The output of a list; REST answers with it as it is. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: pageMeta });
export type Page<Item> = { data: Item[]; meta: PageMeta };

/** The rows of the page as Prisma arguments. */
export const rowsOf = ({ page, per_page }: PageInput) => ({ skip: (page - 1) * per_page, take: per_page });

/** A list without rows has one empty page, and every page behind the last is empty. */
export const toPage = <Item>({ page, per_page }: PageInput, total: number, data: Item[]): Page<Item> => ({
  data,
  meta: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
});

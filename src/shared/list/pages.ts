import { z } from '@/shared/schema/zod';
import { defaultPerPage, maxPerPage } from './page-size';

/** More pages than anyone turns; keeps the number of skipped rows within the database's integer range. */
const MAX_PAGES = 100_000;

/** The requested page; spread it into a list's input. */
export const pageFields = {
  page: z.int().min(1).max(MAX_PAGES).default(1),
  per_page: z.int().min(1).max(maxPerPage).default(defaultPerPage),
};
type PageInput = { page: number; per_page: number };

/** For lists of any length whose pages can also be read one after another. */
export const endlessFields = {
  ...pageFields,
  after: z
    .uuid()
    .optional()
    .describe(
      '`meta.next` of the page before: begins after its last row, where `page` would count through all rows before.',
    ),
};

/** Counting stops here, so its cost does not grow with the list. */
export const maxCounted = 10_000;
/** The row count at which a list is known to exceed the limit. */
export const toCount = maxCounted + 1;

export const pageMeta = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int().describe(`At most ${maxCounted}.`),
  last_page: z.int(),
  capped: z.literal(true).optional().describe('There are more rows than `total`, on pages after `last_page`.'),
  next: z.uuid().optional().describe('Where the next page begins, for `after`; absent on the last one.'),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** The output schema of a list; REST returns it unchanged. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: pageMeta });
export type Page<Item> = { data: Item[]; meta: PageMeta };

/** The rows of the page as Prisma arguments. */
export const rowsOf = ({ page, per_page }: PageInput) => ({ skip: (page - 1) * per_page, take: per_page });
/** Like `rowsOf`, for a page that may begin after a given row. */
export const rowsAfter = ({ after, ...input }: PageInput & { after?: string | undefined }) =>
  after ? { skip: 0, take: input.per_page } : rowsOf(input);

/** A list without rows has one empty page, and every page past the last is empty. */
export function toPage<Item>({ page, per_page }: PageInput, total: number, data: Item[]): Page<Item> {
  const isCapped = total > maxCounted;
  const counted = isCapped ? maxCounted : total;
  const last_page = Math.max(1, Math.ceil(counted / per_page));
  return { data, meta: { page, per_page, total: counted, last_page, ...(isCapped && { capped: true as const }) } };
}

/** Adds where the next page begins; a full page may be followed by an empty page. */
export function toEndlessPage<Item extends { uuid: string }>(
  input: PageInput,
  total: number,
  data: Item[],
): Page<Item> {
  const { meta } = toPage(input, total, data);
  const last = data.length === input.per_page ? data.at(-1) : undefined;
  const isLast = !meta.capped && meta.page >= meta.last_page;
  return { data, meta: { ...meta, ...(last && !isLast && { next: last.uuid }) } };
}

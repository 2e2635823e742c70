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

/** Of a list whose pages can also be read one after the other, however many there are. */
export const endlessFields = {
  ...pageFields,
  after: z
    .uuid()
    .optional()
    .describe(
      '`meta.next` of the page before: begins after its last row, where `page` would count through all rows before.',
    ),
};

/** A list counts no further, so that its cost does not grow with it. */
export const mostCounted = 10_000;
/** How many rows a count has to find to know that there are more. */
export const toCount = mostCounted + 1;

export const pageMeta = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int().describe(`At most ${mostCounted}.`),
  last_page: z.int(),
  capped: z.literal(true).optional().describe('There are more rows than `total`, on pages after `last_page`.'),
  next: z.uuid().optional().describe('Where the next page begins, for `after`; absent on the last one.'),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** The output of a list; REST answers with it as it is. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: pageMeta });
export type Page<Item> = { data: Item[]; meta: PageMeta };

/** The rows of the page as Prisma arguments. */
export const rowsOf = ({ page, per_page }: PageInput) => ({ skip: (page - 1) * per_page, take: per_page });
/** The same for a page that may begin after a row. */
export const rowsAfter = ({ after, ...input }: PageInput & { after?: string | undefined }) =>
  after ? { skip: 0, take: input.per_page } : rowsOf(input);

/** A list without rows has one empty page, and every page behind the last is empty. */
export function toPage<Item>({ page, per_page }: PageInput, total: number, data: Item[]): Page<Item> {
  const isCapped = total > mostCounted;
  const counted = isCapped ? mostCounted : total;
  const last_page = Math.max(1, Math.ceil(counted / per_page));
  return { data, meta: { page, per_page, total: counted, last_page, ...(isCapped && { capped: true as const }) } };
}

/** With where the next page begins; a full page may be followed by an empty one. */
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

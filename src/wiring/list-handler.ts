import { BYTE_ORDER_MARK, csvLine } from '@/server/api/csv/csv';
import type { CsvColumn, CsvList } from '@/server/api/csv/csv-list';
import { factsOf } from '@/server/api/rest/endpoint';
import { refusalAnswer } from '@/server/api/rest/refusal';
import type { TrpcContext } from '@/server/api/trpc';
import { AppError } from '@/shared/errors/errors';
import { readListQuery } from '@/shared/list/list-query';
import { maxPerPage } from '@/shared/list/page-size';
import type { Page, PageMeta } from '@/shared/list/pages';
import { toLocale } from '@/shared/locale/locales';
import { can } from '@/shared/schema/actor';
import { dayAt, isDay } from '@/shared/time/days';
import { browserContext } from './context';
import { csvLists } from './lists-root';
import { appRouter, createCaller } from './trpc-root';

/** Fetches the page after the given one, or the first. */
type Turn = (before?: PageMeta) => Promise<Page<unknown>>;

/** Fetches pages through the procedure of the list, so that its guard and its view apply here too. */
function pagesOf(ctx: TrpcContext, list: CsvList<unknown>, query: URLSearchParams): Turn {
  const { input } = factsOf(appRouter, list.procedure);
  const listInput = input ? readListQuery(input, query) : {};
  const caller: unknown = createCaller(ctx);
  const call = list.procedure.split('.').reduce((at, key) => (at as Record<string, unknown>)[key], caller);
  return (before) => {
    const where = { page: (before?.page ?? 0) + 1, per_page: maxPerPage, ...(before?.next && { after: before.next }) };
    return (call as (input: unknown) => ReturnType<Turn>)({ ...listInput, ...where });
  };
}

const hasMore = ({ data, meta }: Page<unknown>): boolean =>
  meta.next !== undefined || (meta.capped ? data.length === maxPerPage : meta.page < meta.last_page);

/**
 * Writes the lines of the file. A row pushed to the next page by new rows is not written twice. A page that begins
 * after a given row cannot repeat rows, so nothing is remembered, however long the file is.
 */
async function* linesOf(first: Page<unknown>, turn: Turn, list: CsvList<unknown>, columns: CsvColumn<unknown>[]) {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ heading }) => heading));
  const written = new Set<string>();
  for (let page = first; ; page = await turn(page.meta)) {
    const fresh = page.data.filter((row) => !written.has(list.rowKey(row)));
    if (!page.meta.next) for (const row of fresh) written.add(list.rowKey(row));
    yield fresh.map((row) => csvLine(columns.map(({ value }) => value(row)))).join('');
    if (!hasMore(page)) return;
  }
}

function streamed(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void lines.return(undefined),
  });
}

/** The day that the list is about. */
const dayIn = (query: URLSearchParams) => [query.get('date')].find((date) => date !== null && isDay(date));

/** Serves every row of a list as a spreadsheet file, with the query of the list on the screen. */
export async function handleList(request: Request, file: string): Promise<Response> {
  const query = new URL(request.url).searchParams;
  let refusalContext: Pick<TrpcContext, 'locale'> = {
    locale: toLocale(query.get('lang')),
  };
  try {
    const list = csvLists.find(({ name }) => `${name}.csv` === file);
    if (!list) throw new AppError('not_found');
    const ctx = await browserContext(request.headers, query.get('lang'), new Headers());
    refusalContext = ctx;
    const turn = pagesOf(ctx, list, query);
    // The first page is fetched before the file begins, so that a refusal is still possible.
    const first = await turn();
    const columns = (await list.columns(ctx.locale)).filter(({ needs }) => !needs || can(ctx.actor, needs));
    return new Response(streamed(linesOf(first, turn, list, columns)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${list.name}-${dayIn(query) ?? dayAt(ctx.now)}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (thrown) {
    return refusalAnswer(thrown, refusalContext);
  }
}

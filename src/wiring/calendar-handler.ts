import { calendarOf } from '@/features/orders/queries/calendar-of';
import { redirectWithin } from '@/server/api/redirect-within';
import { refusalAnswer } from '@/server/api/rest/refusal';
import { localePath, toLocale } from '@/shared/locale/locales';
import { browserContext } from './context';
import { guardRoute } from './route-guards';

const GUARDS = ['auth', 'user'];

type Order = { lng: string; uuid: string };

async function calendarFile(request: Request, { lng, uuid }: Order): Promise<Response> {
  const locale = toLocale(lng);
  const ctx = await browserContext(request.headers, locale, new Headers());
  const { actor } = ctx;
  const verdict = guardRoute(GUARDS, { actor, path: `/user/orders/${uuid}` }, true);
  if (verdict.go === 'to') {
    const path = verdict.path.startsWith('/api/') ? verdict.path : localePath(locale, verdict.path);
    return redirectWithin(path);
  }
  if (actor.kind !== 'person') throw new Error('The guards let nobody else through');
  const { name, text } = await calendarOf({ ...ctx, actor }, uuid);
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Serves an order's calendar file to its customer. A signed-out person signs in and returns to the order. */
export const handleCalendar = (request: Request, order: Order): Promise<Response> =>
  calendarFile(request, order).catch((thrown: unknown) => refusalAnswer(thrown, { locale: toLocale(order.lng) }));

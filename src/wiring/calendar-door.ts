import { env } from '../env';
import { calendarOf } from '../features/orders/queries/calendar-of';
import { refusalAnswer } from '../server/rest/refusal';
import { localePath, toLocale } from '../shared/locales';
import { browserContext } from './context';
import { guardRoute } from './route-guards';

const GUARDS = ['auth', 'user'];

/** The day of an order for its customer's calendar. Whoever is signed out signs in and comes back to the order. */
export async function handleCalendar(request: Request, order: { lng: string; uuid: string }): Promise<Response> {
  const locale = toLocale(order.lng);
  const ctx = await browserContext(request.headers, locale, new Headers());
  const { actor } = ctx;
  const verdict = guardRoute(GUARDS, { actor, path: `/user/orders/${order.uuid}` }, true);
  if (verdict.go === 'to') {
    const path = verdict.path.startsWith('/api/') ? verdict.path : localePath(locale, verdict.path);
    return Response.redirect(new URL(path, env.APP_URL));
  }
  try {
    if (actor.kind !== 'person') throw new Error('The guards let nobody else through');
    const { name, text } = await calendarOf({ ...ctx, actor }, order.uuid);
    return new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (thrown) {
    return refusalAnswer(thrown, ctx);
  }
}

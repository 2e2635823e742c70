import type { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { refuseForeignOrigin } from '../server/origin';
import { dropCookie } from '../server/session-cookie';
import { describedError, describedIn } from '../server/trpc';
import { AppError } from '../shared/errors';
import { toLocale } from '../shared/locales';
import { browserContext } from './context';
import { appRouter } from './trpc-root';

const TRPC_PATH = '/api/trpc';
const MOST_CALLS = 10;
const MOST_BYTES = 100_000;

function refuseOddRequests(request: Request, url: URL): void {
  const calls = url.pathname.slice(TRPC_PATH.length + 1).split(',');
  if (calls.length > MOST_CALLS) throw new AppError('batch_too_large');
  if (request.method !== 'POST') return;
  refuseForeignOrigin(request.headers);
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported_media_type');
  }
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw new AppError('too_large');
}

async function refusalOf(thrown: unknown, lang: string | null): Promise<Response> {
  const error = await describedError(thrown, { locale: toLocale(lang), requestId: '' });
  const refused = describedIn(error)?.refused;
  return Response.json(
    {
      error: {
        json: { message: error.message, code: -32600, data: { httpStatus: refused?.status, code: refused?.code } },
      },
    },
    { status: refused?.status ?? 500 },
  );
}

/** The cookie that caused a 401 is of no use any more. */
const causedByCookie = (errors: readonly TRPCError[]) =>
  errors.some((error) => describedIn(error)?.refused.code === 'unauthenticated');

export async function handleTrpc(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const lang = url.searchParams.get('lang');
  try {
    refuseOddRequests(request, url);
  } catch (thrown) {
    return refusalOf(thrown, lang);
  }
  const answer = new Headers();
  const response = await fetchRequestHandler({
    endpoint: TRPC_PATH,
    req: request,
    router: appRouter,
    createContext: () => browserContext(request.headers, lang, answer),
    responseMeta: ({ ctx, errors }) => {
      const stale = ctx?.actor.kind === 'visitor' && ctx.actor.staleCredential;
      if (stale && causedByCookie(errors)) answer.append('set-cookie', dropCookie());
      return {};
    },
  });
  const withCookies = new Response(response.body, response);
  for (const cookie of answer.getSetCookie()) withCookies.headers.append('set-cookie', cookie);
  withCookies.headers.set('cache-control', 'no-store');
  return withCookies;
}

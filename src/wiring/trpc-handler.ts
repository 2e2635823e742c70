import type { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { refuseForeignOrigin } from '@/server/api/origin';
import { readText } from '@/server/api/rest/body';
import { describedError, describedIn, refusalData } from '@/server/api/trpc';
import { trpcRefusal } from '@/server/api/trpc-refusal';
import { clearSessionCookie } from '@/server/auth/session-cookie';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { maxCallsPerBatch } from '@/shared/site/batch-size';
import { browserContext } from './context';
import { appRouter } from './trpc-root';

const TRPC_PATH = '/api/trpc';
const JSON_TYPE = 'application/json';

/** Split as in tRPC, which decodes the path before splitting it. */
function callsIn({ pathname, searchParams }: URL): string[] {
  try {
    const path = decodeURIComponent(pathname.slice(TRPC_PATH.length + 1));
    return searchParams.get('batch') === '1' ? path.split(',') : [path];
  } catch {
    throw new AppError('not_found');
  }
}

const isProcedure = (call: string) => Object.hasOwn(appRouter._def.procedures, call);

function refuseOddRequests(request: Request, url: URL): void {
  const calls = callsIn(url);
  if (calls.length > maxCallsPerBatch) throw new AppError('batch_too_large');
  // Only a page loaded before an update calls a procedure that no longer exists.
  if (!calls.every(isProcedure)) throw new AppError('page_outdated');
  if (request.method !== 'POST') return;
  refuseForeignOrigin(request.headers);
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported_media_type');
  }
}

/** The parts of a request that tRPC reads, without the parts that let a caller choose another form of answer. */
async function plainCall(request: Request, url: URL): Promise<Request> {
  refuseOddRequests(request, url);
  const { method, signal } = request;
  const body = method === 'POST' ? await readText(request) : null;
  return new Request(url, { method, signal, body, headers: { 'content-type': JSON_TYPE } });
}

async function refusalOf(thrown: unknown, lang: string | null): Promise<Response> {
  const error = await describedError(thrown, { locale: toLocale(lang) });
  const data = refusalData(error);
  return Response.json(trpcRefusal(error.message, data), { status: data.httpStatus, headers: retryAfter([error]) });
}

/** A 401 means that the token in the cookie is invalid. */
const causedByCookie = (errors: readonly TRPCError[]) =>
  errors.some((error) => describedIn(error)?.refused.code === 'unauthenticated');

/** The longest wait that any call of a batch requests, in seconds. */
function retryAfter(errors: readonly TRPCError[]): Record<string, string> {
  const seconds = Math.max(0, ...errors.map((error) => refusalData(error).retryAfterSeconds ?? 0));
  return seconds > 0 ? { 'retry-after': String(seconds) } : {};
}

async function answerTo(request: Request, url: URL, lang: string | null): Promise<Response> {
  const call = await plainCall(request, url);
  const cookies = new Headers();
  const ctx = await browserContext(request.headers, lang, cookies);
  const response = await fetchRequestHandler({
    endpoint: TRPC_PATH,
    req: call,
    router: appRouter,
    createContext: () => ctx,
    responseMeta: ({ errors }) => {
      const stale = ctx.actor.kind === 'visitor' && ctx.actor.staleCredential;
      if (stale && causedByCookie(errors)) cookies.append('set-cookie', clearSessionCookie());
      return { headers: retryAfter(errors) };
    },
  });
  for (const cookie of cookies.getSetCookie()) response.headers.append('set-cookie', cookie);
  return response;
}

export async function handleTrpc(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const lang = url.searchParams.get('lang');
  const answer = await answerTo(request, url, lang).catch((thrown: unknown) => refusalOf(thrown, lang));
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

import type { AnyTRPCRouter } from '@trpc/server';
import type { TrpcContext } from '@/server/api/trpc';
import { AppError, errorTable } from '@/shared/errors/errors';
import type { Page } from '@/shared/list/pages';
import { defaultLocale } from '@/shared/locale/locales';
import { readJsonBody } from './body';
import { type Endpoint, factsOf, type ProcedureFacts, patternOf } from './endpoint';
import { readQueryString } from './query-string';
import { refusalAnswer } from './refusal';

type Route = Endpoint & { pattern: RegExp; facts: ProcedureFacts };

type Adapter = {
  router: AnyTRPCRouter;
  endpoints: readonly Endpoint[];
  context(request: Request): Promise<TrpcContext>;
};

const headers = { 'cache-control': 'no-store' };

/** A HEAD request is answered like GET, without the body, which Next omits. */
const methodOf = ({ method }: Request) => (method === 'HEAD' ? 'GET' : method);
const below = (request: Request) => new URL(request.url).pathname.replace(/^\/api/, '');
const routesAt = (routes: Route[], path: string) => routes.filter(({ pattern }) => pattern.test(path));

function find(routes: Route[], method: string, path: string) {
  const samePath = routesAt(routes, path);
  const route = samePath.find((candidate) => candidate.method === method);
  if (!route) throw new AppError(samePath.length > 0 ? 'method_not_allowed' : 'not_found');
  return { route, parameters: parametersOf(route.pattern, path) };
}

const allowedAt = (routes: Route[], path: string) =>
  routesAt(routes, path)
    .map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method))
    .join(', ');

/** Without it, Next would list the methods of all paths together. */
function optionsAnswer(routes: Route[], path: string): Response {
  const allowed = allowedAt(routes, path);
  if (!allowed) throw new AppError('not_found');
  return new Response(null, { status: 204, headers: { ...headers, allow: `${allowed}, OPTIONS` } });
}

function parametersOf(pattern: RegExp, path: string): Record<string, string> {
  const groups = Object.entries(pattern.exec(path)?.groups ?? {});
  try {
    return Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new AppError('not_found');
  }
}

const readHeaders = ({ headers: wanted = {} }: Endpoint, sent: Headers) =>
  Object.fromEntries(Object.entries(wanted).map(([header, field]) => [field, sent.get(header) ?? undefined]));

/** The version in an entity tag; a proxy that compresses the answer makes the tag a weak one. */
const versionIn = (tag: string | null) => tag?.replace(/^W\//, '').replace(/^"(.*)"$/, '$1');

const readVersion = ({ etag }: Endpoint, sent: Headers) => {
  const version = etag && versionIn(sent.get('if-none-match'));
  return etag && version ? { [etag]: version } : {};
};

/** Every answer is revalidated: no cache may serve it without asking the server. */
function taggedAnswer(result: unknown, etag: string, sent: Headers): Response {
  if (result === null) {
    const tag = sent.get('if-none-match') ?? '';
    return new Response(null, { status: 304, headers: { ...headers, etag: tag } });
  }
  const version = (result as Record<string, unknown>)[etag];
  return Response.json({ data: result }, { headers: { ...headers, etag: `"${version}"` } });
}

type Call = (input: unknown) => Promise<unknown>;

function procedureOf({ router }: Adapter, name: string, ctx: TrpcContext): Call {
  const caller = router.createCaller(ctx) as unknown as Record<string, unknown>;
  return name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], caller) as Call;
}

/** A page of a list (`shared/list/pages.ts`) has its own `data` and `meta`; any other result is wrapped in `data`. */
const isPage = (result: unknown): result is Page<unknown> =>
  typeof result === 'object' && result !== null && 'meta' in result && 'data' in result && Array.isArray(result.data);

/** Maps REST calls to the procedures that browsers use: one definition for both. */
export function restAdapter(adapter: Adapter) {
  const routes = adapter.endpoints.map((endpoint) => ({
    ...endpoint,
    pattern: patternOf(endpoint.path),
    facts: factsOf(adapter.router, endpoint.procedure),
  }));

  return async function handle(request: Request): Promise<Response> {
    let ctx: Pick<TrpcContext, 'locale'> = { locale: defaultLocale };
    try {
      if (request.method === 'OPTIONS') return optionsAnswer(routes, below(request));
      const full = await adapter.context(request);
      ctx = full;
      const { route, parameters } = find(routes, methodOf(request), below(request));
      const sent =
        methodOf(request) === 'GET'
          ? readQueryString(route.facts.input, new URL(request.url).searchParams)
          : await readJsonBody(request);
      const inHeaders = readHeaders(route, request.headers);
      const input = route.facts.input
        ? { ...sent, ...parameters, ...inHeaders, ...readVersion(route, request.headers) }
        : undefined;
      const result = await procedureOf(adapter, route.procedure, full)(input);
      if (route.etag) return taggedAnswer(result, route.etag, request.headers);
      return Response.json(isPage(result) ? result : { data: result ?? null }, {
        status: route.status ?? 200,
        headers,
      });
    } catch (thrown) {
      const answer = await refusalAnswer(thrown, ctx);
      const isOtherMethod = answer.status === errorTable.method_not_allowed.status;
      if (isOtherMethod) answer.headers.set('allow', allowedAt(routes, below(request)));
      return answer;
    }
  };
}

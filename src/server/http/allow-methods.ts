import { isDevelopment } from '@/env';
import { AppError } from '@/shared/errors/errors';
import { pathOf, refuse } from './refuse';
import type { Step } from './step';

/** A form submitted before the page's script runs is posted to the page's own address. */
const page = ['GET', 'HEAD', 'POST'];
const file = ['GET', 'HEAD'];

/**
 * The methods that the routes in `app/api` export; the methods of each REST endpoint are in its own table
 * (rest/endpoint.ts).
 */
const api: [pattern: RegExp, methods: string[]][] = [
  [/^\/api\/(mail\/inbound|media|payments\/[^/]+\/webhook|ready\/[^/]+\/files)$/, ['OPTIONS', 'POST']],
  [/^\/api\/(auth\/expired|health\/(live|ready)|metrics|openapi\.json)$/, ['GET', 'HEAD', 'OPTIONS']],
  [/^\/api\/(docs(\/[^/]+)?|health-files\/[^/]+|lists\/[^/]+|media\/[^/]+)$/, ['GET', 'HEAD', 'OPTIONS']],
  [/^\/api\/(ready|admins\/orders\/[^/]+\/divers)\/[^/]+\/waiver\.pdf$/, ['GET', 'HEAD', 'OPTIONS']],
  [/^\/api\/trpc\/[^/]+$/, ['GET', 'HEAD', 'OPTIONS', 'POST']],
  [/^\/api\//, ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']],
];

const isFile = (path: string): boolean => /^\/(_next|art|fonts|locales)\/|\.[a-z0-9]+$/i.test(path);

export function methodsOf(path: string): readonly string[] {
  const [, methods] = api.find(([pattern]) => pattern.test(path)) ?? [];
  return methods ?? (isFile(path) ? file : page);
}

/** Next answers some methods without a route with a page, some with 400, and TRACE with 500. */
export const allowMethods: Step = async (request, response, next) => {
  const path = pathOf(request);
  const allowed = methodsOf(path);
  // The tools of `npm run dev` have their own addresses.
  const isForTools = isDevelopment && /^\/(__nextjs|_next\/)/.test(path);
  if (isForTools || allowed.includes(request.method ?? '')) return next();
  response.setHeader('Allow', allowed.join(', '));
  await refuse(request, response, new AppError('method_not_allowed'));
};

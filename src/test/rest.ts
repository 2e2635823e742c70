import { expect } from 'vitest';
import { patternOf } from '@/server/api/rest/endpoint';
import { openApiDocument } from '@/server/api/rest/openapi';
import { handleRest } from '@/wiring/rest-handler';
import { endpoints } from '@/wiring/rest-root';
import { appRouter } from '@/wiring/trpc-root';

type Operation = { responses: Record<string, unknown> };

const { paths } = openApiDocument({ router: appRouter, endpoints, otherPaths: {}, appUrl: 'http://localhost' });
const operations = Object.entries(paths as Record<string, Record<string, Operation>>).map(([path, methods]) => ({
  pattern: patternOf(path),
  methods,
}));

function documentedStatuses({ method, url }: Request): number[] | null {
  const path = new URL(url).pathname.replace(/^\/api/, '');
  const { methods } = operations.find(({ pattern }) => pattern.test(path)) ?? {};
  const operation = methods?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
  return operation ? Object.keys(operation.responses).map(Number) : null;
}

/** Makes a REST call; the API document has to list the status of its answer. */
export async function callRest(request: Request): Promise<Response> {
  const answer = await handleRest(request);
  const documented = documentedStatuses(request);
  if (documented) expect(documented, `${request.method} ${request.url}`).toContain(answer.status);
  return answer;
}

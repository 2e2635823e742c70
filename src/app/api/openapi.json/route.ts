import { env } from '@/env';
import { openApiDocument } from '@/server/api/rest/openapi';
import { endpoints, otherPaths } from '@/wiring/rest-root';
import { appRouter } from '@/wiring/trpc-root';

export const dynamic = 'force-dynamic';

export const GET = () =>
  Response.json(openApiDocument({ router: appRouter, endpoints, otherPaths, appUrl: env.APP_URL }));

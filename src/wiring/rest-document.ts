import { openApiDocument } from '@/server/api/rest/openapi';
import { examplesOn } from './rest-examples';
import { endpoints, otherPaths } from './rest-root';
import { schemaNames } from './rest-schemas';
import { tags } from './rest-tags';
import { appRouter } from './trpc-root';

/** The API document of this shop; its examples use a bookable day, so that they can be copied. */
export const restDocument = ({ appUrl, today }: { appUrl: string; today: string }) =>
  openApiDocument({
    router: appRouter,
    endpoints,
    otherPaths,
    schemas: schemaNames,
    tags,
    examples: examplesOn(today),
    appUrl,
  });

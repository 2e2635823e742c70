import { restAdapter } from '@/server/api/rest/adapter';
import { bearerContext } from './context';
import { endpoints } from './rest-root';
import { appRouter } from './trpc-root';

export const handleRest = restAdapter({ router: appRouter, endpoints, context: bearerContext });

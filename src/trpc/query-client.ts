import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import { retryableStatuses } from './light';

/** Reads are retried once after a temporary fault; writes never, because they may have been executed. */
export function retryRead(failures: number, error: unknown): boolean {
  if (failures >= 1 || !(error instanceof TRPCClientError)) return false;
  const status: unknown = error.data?.httpStatus;
  const { response } = (error.meta ?? {}) as { response?: Response };
  const code = typeof status === 'number' ? status : response?.status;
  return code === undefined || retryableStatuses.includes(code);
}

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: retryRead },
      mutations: { retry: false },
      dehydrate: {
        serializeData: superjson.serialize,
        // Next must see its own thrown errors to recognise a dynamic page.
        shouldRedactErrors: () => false,
        shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
      },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });

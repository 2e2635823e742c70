'use client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { httpBatchLink, type TRPCClientErrorLike } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { type ReactNode, useState } from 'react';
import superjson from 'superjson';
import type { Locale } from '../shared/locales';
import type { AppRouter } from '../wiring/trpc-root';
import { makeQueryClient } from './query-client';

export const trpc = createTRPCReact<AppRouter>();
export type CallError = TRPCClientErrorLike<AppRouter>;

const MOST_CALLS = 10;
let browserClient: QueryClient | undefined;

function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}

/** Calls of the pages below; every one carries the page's language. */
export function Calls({ lng, children }: { lng: Locale; children: ReactNode }) {
  const client = queryClient();
  const [calls] = useState(() =>
    trpc.createClient({
      links: [httpBatchLink({ url: `/api/trpc?lang=${lng}`, transformer: superjson, maxItems: MOST_CALLS })],
    }),
  );
  return (
    <trpc.Provider client={calls} queryClient={client}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

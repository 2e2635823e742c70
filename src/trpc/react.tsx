'use client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { httpBatchLink, type TRPCClientErrorLike, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { type ReactNode, useState } from 'react';
import superjson from 'superjson';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { ACCESS_OVER } from '@/shared/site/access-over';
import { maxCallsPerBatch } from '@/shared/site/batch-size';
import type { AppRouter } from '@/wiring/trpc-root';
import { makeQueryClient } from './query-client';

export const trpc = createTRPCReact<AppRouter>();
export type CallError = TRPCClientErrorLike<AppRouter>;

let browserClient: QueryClient | undefined;

function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}

const accessOver = ['unauthenticated', 'deactivated'];

/**
 * Handles refused calls. A call that got no answer from us shows the page's own message. An action that its caller is
 * no longer permitted to take reloads the page, whose guard then redirects.
 */
const refusals =
  (noAnswer: string): TRPCLink<AppRouter> =>
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          if (!error.data) error.message = noAnswer;
          else if (op.type === 'mutation' && accessOver.includes(error.data.code)) {
            dispatchEvent(new Event(ACCESS_OVER));
            location.reload();
          }
          observer.error(error);
        },
      }),
    );

/** Provides the client for calls of the pages below, with the page's language on each call. */
export function Calls({ lng, children }: { lng: Locale; children: ReactNode }) {
  const { t } = useT('errors');
  const client = queryClient();
  const [calls] = useState(() =>
    trpc.createClient({
      links: [
        refusals(t('internal')),
        httpBatchLink({ url: `/api/trpc?lang=${lng}`, transformer: superjson, maxItems: maxCallsPerBatch }),
      ],
    }),
  );
  return (
    <trpc.Provider client={calls} queryClient={client}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

type AuditQuestion = inferRouterInputs<AppRouter>['admin']['audit']['last_editor'];

/** The last editor of an entity according to the audit log, for a person whose own change was refused as too late. */
export function useLastEditor(entity: AuditQuestion['thing']) {
  const cache = trpc.useUtils();
  return async (uuid: string): Promise<string | null> => {
    const input = { thing: entity, thing_id: uuid };
    const editor = await cache.admin.audit.last_editor.fetch(input, { staleTime: 0 }).catch(() => null);
    return editor?.name ?? null;
  };
}

'use client';
import { trpc } from '../../../../trpc/react';

/** Who changed a person last, for somebody whose own change came too late. */
export function useLastChange(thing: 'user' | 'admin', thingId: string): () => Promise<string | null> {
  const cache = trpc.useUtils();
  return async () => {
    const asked = { thing, thing_id: thingId, action: 'update' as const, per_page: 1 };
    const { data } = await cache.audit.admin.list.fetch(asked, { staleTime: 0 });
    return data[0]?.actor?.name ?? null;
  };
}

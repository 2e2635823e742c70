'use client';
import { trpc } from '../../../trpc/react';
import type { AuditThing } from '../../audit/schema';

/** Who changed a thing last, as far as the audit log knows. */
export function useLastEditor(thing: AuditThing) {
  const cache = trpc.useUtils();
  return async (uuid: string): Promise<string | null> => {
    const log = await cache.audit.admin.list.fetch({ thing, thing_id: uuid, per_page: 1 }).catch(() => null);
    return log?.data[0]?.actor?.name ?? null;
  };
}

'use client';
import { trpc } from '@/trpc/react';

/** Up to which age a child pays less for any of these products; null where every price is the same for all ages. */
export function useChildAge(slugs: readonly string[]): number | null {
  const chosen = [...new Set(slugs.filter(Boolean))];
  const { data = [] } = trpc.catalogue.prices.useQuery({ slugs: chosen }, { enabled: chosen.length > 0 });
  const ages = data.flatMap(({ rules }) => rules.child?.up_to_age ?? []);
  return ages.length > 0 ? Math.max(...ages) : null;
}

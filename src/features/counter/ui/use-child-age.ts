'use client';
import { trpc } from '@/trpc/react';

/** The highest age at which a child pays less for any of these products; null when no price depends on age. */
export function useChildAge(slugs: readonly string[]): number | null {
  const chosen = [...new Set(slugs.filter(Boolean))];
  const { data = [] } = trpc.catalogue.prices.useQuery({ slugs: chosen }, { enabled: chosen.length > 0 });
  const ages = data.flatMap(({ rules }) => rules.child?.up_to_age ?? []);
  return ages.length > 0 ? Math.max(...ages) : null;
}

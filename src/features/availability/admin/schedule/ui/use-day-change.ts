'use client';
import { trpc } from '@/trpc/react';

/** After a change of days: whatever shows them is asked for again. */
export function useDayChange() {
  const cache = trpc.useUtils();
  return () => cache.places.invalidate();
}

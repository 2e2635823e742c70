'use client';
import { trpc } from '@/trpc/react';

/** Refetches every query that shows days after a change. */
export function useDayChange() {
  const cache = trpc.useUtils();
  return () => cache.places.invalidate();
}

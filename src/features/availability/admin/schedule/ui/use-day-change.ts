'use client';
import { trpc } from '@/trpc/react';

/** After a change: refetches every query that shows days. */
export function useDayChange() {
  const { admin, availability } = trpc.useUtils();
  return () =>
    Promise.all([availability, admin.schedule, admin.closures, admin.seats].map((shown) => shown.invalidate()));
}

'use client';
import { trpc } from '@/trpc/react';

/** Refetches every query that shows days after a change. */
export function useDayChange() {
  const { admin, availability } = trpc.useUtils();
  return () =>
    Promise.all([availability, admin.schedule, admin.closures, admin.seats].map((shown) => shown.invalidate()));
}

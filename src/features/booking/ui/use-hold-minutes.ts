'use client';
import { trpc } from '@/trpc/react';
import { useBooking } from './booking-context';

/** Refetches the length of the hold, since other orders of the customer may have ended after the page was opened. */
export function useHoldMinutes(): number {
  const { byStaff, holdMinutes } = useBooking();
  const options = { enabled: !byStaff, initialData: { minutes: holdMinutes }, staleTime: 0 };
  return trpc.order.next_hold.useQuery(undefined, options).data.minutes;
}

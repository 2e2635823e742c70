'use client';
import { trpc } from '@/trpc/react';
import { useBooking } from './booking-context';

/** How long the places will be held; the page may have been open since before other orders of the customer ended. */
export function useHoldMinutes(): number {
  const { byStaff, holdMinutes } = useBooking();
  const options = { enabled: !byStaff, initialData: { minutes: holdMinutes }, staleTime: 0 };
  return trpc.orders.next_hold.useQuery(undefined, options).data.minutes;
}

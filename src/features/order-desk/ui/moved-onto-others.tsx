'use client';
import { useQuery } from '@tanstack/react-query';
import { DoubleBookingWarning } from '@/features/orders/ui/double-booking-warning';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';

type Props = { uuid: string; item: string; date: Day };

/** Warns of people who are on another order at the same time on the item's new day. */
export function MovedOntoOthers({ uuid, item, date }: Props) {
  const { client } = trpc.useUtils();
  const preview = useQuery({
    queryKey: ['order-edit', uuid, item, date],
    queryFn: () => client.admin.order_edits.preview.mutate({ uuid, items: [{ item, activity_date: date }] }),
    retry: false,
  });
  return <DoubleBookingWarning found={preview.data?.double_bookings ?? []} />;
}

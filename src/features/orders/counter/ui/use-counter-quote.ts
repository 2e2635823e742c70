'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteInput } from '@/features/booking/schema';
import { trpc } from '@/trpc/react';

type Wanted = {
  product: string;
  variant: string | null;
  activity_date: string;
  activity_time?: string | undefined;
  quantity: number;
};

/** The server's price of what is chosen so far; nothing until it is enough for one. */
export function useCounterQuote(wanted: Wanted) {
  const { client } = trpc.useUtils();
  const { data: input } = quoteInput.safeParse({ ...wanted, payment_type: 'down_payment' });
  return useQuery({
    queryKey: ['counter-quote', input],
    queryFn: () => (input ? client.admin.booking.quote.mutate(input) : null),
    enabled: input !== undefined && wanted.product !== '',
    placeholderData: keepPreviousData,
  });
}

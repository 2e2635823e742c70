'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteInput } from '@/features/booking/schema';
import type { WantedItems } from '@/features/orders/counter/domain/counter-items';
import { trpc } from '@/trpc/react';
import type { CounterPerson } from './people-fields';

/** The server's prices of what is chosen so far; nothing until every item has enough for one. */
export function useCounterQuote(wanted: WantedItems & { divers: CounterPerson[] }) {
  const { client } = trpc.useUtils();
  const { data: input } = quoteInput.safeParse({ ...wanted, payment_type: 'down_payment' });
  return useQuery({
    queryKey: ['counter-quote', input],
    queryFn: () => (input ? client.admin.booking.quote.mutate(input) : null),
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
  });
}

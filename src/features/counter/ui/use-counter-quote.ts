'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteInput } from '@/features/booking/schema';
import type { WantedItems } from '@/features/counter/domain/counter-items';
import type { CounterPerson } from '@/features/counter/domain/counter-person';
import { trpc } from '@/trpc/react';

const PAUSE_AFTER_TYPING = 400;

/**
 * The server's prices for the current choice; undefined until every item has enough input for a price. The guest is the
 * first person.
 */
export function useCounterQuote({ name, divers, ...wanted }: WantedItems & { name: string; divers: CounterPerson[] }) {
  const [typed] = useDebouncedValue(name, PAUSE_AFTER_TYPING);
  const { client } = trpc.useUtils();
  const { data: input } = quoteInput.safeParse({
    ...wanted,
    divers: divers.map((diver, position) => (position === 0 ? { ...diver, full_name: typed } : diver)),
    payment_type: 'down_payment',
  });
  return useQuery({
    queryKey: ['counter-quote', input],
    queryFn: () => (input ? client.admin.booking.quote.mutate(input) : null),
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
  });
}

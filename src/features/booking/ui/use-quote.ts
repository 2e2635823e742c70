'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asSent } from '@/features/booking/domain/as-sent';
import { quoteInput } from '@/features/booking/schema';
import { trpc } from '@/trpc/react';
import { useChosen } from './booking-context';
import { useDraft } from './draft-provider';

const QUOTE = 'quote';

/** The maximum of each add-on, by its uuid. */
export function useLimits() {
  const { prices, otherPrices } = useChosen();
  const all = prices ? [prices, ...otherPrices] : [];
  return Object.fromEntries(all.flatMap(({ add_ons }) => add_ons.map(({ uuid, maximum }) => [uuid, maximum])));
}

/** The server's quote: the price shown is the price charged. */
export function useQuote() {
  const { product, others, byStaff } = useChosen();
  const { client } = trpc.useUtils();
  const limits = useLimits();
  const draft = useDraft((value) => value);
  const { data: wanted } = quoteInput.safeParse(asSent(draft, product, limits, others));
  const { divers, emergency_contact, inquiry, pickup_address, pickup_area, ...priced } = wanted ?? {};
  return useQuery({
    queryKey: [QUOTE, priced, draft.divers.map(({ date_of_birth }) => date_of_birth)],
    queryFn: () => {
      if (!wanted) return null;
      return byStaff ? client.admin.booking.quote.mutate(wanted) : client.booking.quote.mutate(wanted);
    },
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
  });
}

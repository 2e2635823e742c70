'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asSent } from '@/features/booking/domain/as-sent';
import type { DoubleBooking } from '@/features/booking/double-bookings/schema';
import { quoteInput } from '@/features/booking/schema';
import { trpc } from '@/trpc/react';
import { useChosen } from './booking-context';
import { useDraft } from './draft-provider';

const QUOTE = 'quote';

/** The maximum of each add-on, by uuid. */
export function useLimits() {
  const { prices, otherPrices } = useChosen();
  const all = prices ? [prices, ...otherPrices] : [];
  return Object.fromEntries(all.flatMap(({ add_ons }) => add_ons.map(({ uuid, maximum }) => [uuid, maximum])));
}

/** The input of a quote; undefined while too little is filled in for a price. */
function useWanted() {
  const { product, others, byStaff } = useChosen();
  const { client } = trpc.useUtils();
  const limits = useLimits();
  const draft = useDraft((value) => value);
  // The price does not depend on the flight, whose fault is shown at the day.
  const { data: wanted } = quoteInput.safeParse(asSent({ ...draft, flight_date: '' }, product, limits, others));
  const { divers, emergency_contact, inquiry, pickup_address, pickup_area, ...priced } = wanted ?? {};
  return {
    people: draft.divers,
    priced,
    isEnough: wanted !== undefined,
    ask() {
      if (!wanted) return null;
      return byStaff ? client.admin.booking.quote.mutate(wanted) : client.booking.quote.mutate(wanted);
    },
  };
}

/** The server's quote: the price shown is the price charged. */
export function useQuote() {
  const { people, priced, isEnough, ask } = useWanted();
  return useQuery({
    // Prices depend on ages, and fees of parks also on where people come from and live.
    queryKey: [
      QUOTE,
      priced,
      people.map(({ date_of_birth, nationality, residence }) => [date_of_birth, nationality, residence]),
    ],
    queryFn: ask,
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
}

/** People who are already booked for the same time; depends on names, unlike the price. */
export function useDoubleBookings(): readonly DoubleBooking[] {
  const { people, priced, isEnough, ask } = useWanted();
  const { data } = useQuery({
    queryKey: [QUOTE, priced, people.map(({ full_name, date_of_birth }) => [full_name, date_of_birth])],
    queryFn: ask,
    enabled: isEnough,
  });
  return data?.double_bookings ?? [];
}

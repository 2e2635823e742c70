import { ifFound } from '@/app/[lng]/if-found';
import { ON_MY_OWN } from '@/features/booking/domain/draft';
import type { Remembered } from '@/features/booking/domain/remembered';
import { peopleBooked } from '@/features/orders/domain/people-booked';
import type { OrderView } from '@/features/orders/schema';
import type { enterPage } from '@/trpc/server';

type Calls = Awaited<ReturnType<typeof enterPage>>['calls'];

/** Guests who may still change their pickup and have none come on their own. */
function pickupOf({
  pickup_area: area,
  pickup_address: address,
  pickup_change: change,
}: OrderView): Remembered['pickup'] {
  if (area) return { area, address: address ?? '' };
  return change && change.areas.length > 0 ? { area: ON_MY_OWN, address: '' } : null;
}

/**
 * What the account's latest order tells a new booking, or the order named in the URL, whose people come again. An order
 * of another account is not found, so it tells nothing.
 */
export async function rememberedFrom(calls: Calls, again: string | undefined): Promise<Remembered | undefined> {
  const uuid = again ?? (await calls.order.list({ page: 1, per_page: 1 })).data[0]?.uuid;
  const order = uuid && (await ifFound(calls.order.get({ uuid })));
  if (!order) return undefined;
  return {
    people: peopleBooked(order).filter(({ full_name: name }) => name !== ''),
    isSameParty: again !== undefined,
    emergency_contact: order.emergency_contact,
    pickup: pickupOf(order),
  };
}

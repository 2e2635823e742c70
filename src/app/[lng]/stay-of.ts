import { packagesFor } from '@/features/booking/domain/people';
import { stayLonger } from '@/features/booking/domain/stay-longer';
import { daysAfterStay, daysToAdd } from '@/features/order-pages/stay/domain/days-to-add';
import type { Stay } from '@/features/order-pages/stay/ui/order-stay';
import { peopleBooked } from '@/features/orders/domain/people-booked';
import type { OrderView } from '@/features/orders/schema';
import { readClock } from '@/server/process/clock';
import { dayAt, plusDays } from '@/shared/time/days';
import type { enterPage } from '@/trpc/server';

type Calls = Awaited<ReturnType<typeof enterPage>>['calls'];

const kinds = ['trip', 'activity'] as const;
const MAX_OTHERS = 4;
const opens = ['pending_payment', 'paid', 'confirmed'];

/** The other orders of a guest's stay and what can be added to it; null for an order that has ended. */
export async function stayOf(calls: Calls, order: OrderView): Promise<Stay | null> {
  const days = daysAfterStay(order.items, plusDays(dayAt(readClock()), 1));
  if (!days || !opens.includes(order.status)) return null;
  const party = peopleBooked(order).length;
  const [coming, products, free] = await Promise.all([
    calls.order.list({ page: 1, per_page: MAX_OTHERS + 1, when: 'coming' }),
    calls.catalogue.products({ kinds: [...kinds] }),
    calls.availability.free_days({ ...days, kind: [...kinds] }),
  ]);
  const here = products.find(({ slug }) => slug === order.product.slug);
  const booked = order.items.map(({ product }) => ({ product: product.slug }));
  const trips = here ? stayLonger({ here, booked, party }, products, free) : [];
  return {
    others: coming.data
      .filter(({ uuid, status }) => uuid !== order.uuid && opens.includes(status))
      .slice(0, MAX_OTHERS),
    days: daysToAdd(party, products, free),
    trips: trips.map(({ product, date }) => ({
      ...{ slug: product.slug, title: product.title, date },
      quantity: packagesFor(String(party), product),
    })),
  };
}

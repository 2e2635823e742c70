import { delayOf } from '@/features/availability/domain/usual-departure';
import { type DraftItem, diverCount } from '@/features/booking/domain/draft';
import { timeFor } from '@/features/booking/domain/free-days';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { ClockTime } from '@/shared/time/clock-times';
import { delayTransfers, transfersOf } from '@/shared/time/pickup';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';
import { useAvailability } from './use-availability';

type Chosen = Pick<DraftItem, 'activity_date' | 'activity_time'> & { divers: number };

/**
 * The departure of an item with its pickup times; on a day with several departures, the chosen one or else the first
 * with room.
 */
export function useDepartureOf(product: ProductDetail, { activity_date: date, activity_time: chosen, divers }: Chosen) {
  const { byStaff } = useBooking();
  const day = useAvailability(product.slug).dayOf(date);
  const times = day && day.times.length > 1 ? day.times : [];
  const time: ClockTime | null = chosen || timeFor(day, divers, byStaff);
  const usual = { times: times.map((one) => one.time), usual: product.departure_time };
  const transfers = transfersOf(product);
  const delay = time && times.length > 0 ? delayOf(time, usual) : 0;
  return {
    times,
    time: times.length > 0 ? time : null,
    divers,
    transfers: transfers && delayTransfers(transfers, delay),
  };
}

/** The departure of the open item. */
export function useDeparture(product: ProductDetail) {
  const activity_date = useDraft((draft) => draft.activity_date);
  const activity_time = useDraft((draft) => draft.activity_time);
  const divers = useDraft((draft) => diverCount(draft, product));
  return useDepartureOf(product, { activity_date, activity_time, divers });
}

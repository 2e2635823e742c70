import { refusalOf } from '@/features/booking/box/domain/box-days';
import { diverCount } from '@/features/booking/domain/draft';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Day } from '@/shared/time/days';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';
import { useAvailability } from './use-availability';

/** The day of the draft; null while it is one that cannot be booked, such as a past one from an old link. */
export function useChosenDay(product: ProductDetail): Day | null {
  const { byStaff } = useBooking();
  const day = useDraft((draft) => draft.activity_date);
  const divers = useDraft((draft) => diverCount(draft, product));
  const days = useAvailability(product.slug);
  return day === '' || refusalOf(day, days, { divers, byStaff }) ? null : day;
}

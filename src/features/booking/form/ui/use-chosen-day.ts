import { refusalOf } from '@/features/booking/box/domain/box-days';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Day } from '@/shared/time/days';
import { useBooking } from './booking-context';
import { useAvailability } from './use-availability';

/** The day of an item; null when it cannot be booked, such as a past day from an old link. */
export function useChosenDay(product: ProductDetail, day: Day, divers: number): Day | null {
  const { byStaff } = useBooking();
  const days = useAvailability(product.slug);
  return day === '' || refusalOf(day, days, { divers, byStaff }) ? null : day;
}

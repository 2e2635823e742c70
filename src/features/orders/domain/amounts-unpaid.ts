import { dueAtOnce } from '@/features/booking/domain/percent-of';
import { bookedTotal, type ItemMoney, isBooked, sumOf } from './shares';

type Item = ItemMoney & { passedOn: number; dueNowPercent: number };

/** The amounts due for an unpaid order: the down payment of each booked item now, and the rest on site. */
export function amountsUnpaid(items: readonly Item[]): { dueNow: number; remaining: number } {
  const dueNow = sumOf(items.filter(isBooked).map((item) => dueAtOnce(item, item.dueNowPercent)));
  return { dueNow, remaining: bookedTotal(items) - dueNow };
}

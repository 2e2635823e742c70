import { percentOf } from '@/features/booking/domain/percent-of';
import { bookedTotal, type ItemMoney, isBooked, sumOf } from './shares';

type Item = ItemMoney & { dueNowPercent: number };

/** The amounts due for an unpaid order: the down payment of each booked item now, and the rest on site. */
export function amountsUnpaid(items: readonly Item[]): { dueNow: number; remaining: number } {
  const dueNow = sumOf(items.filter(isBooked).map(({ total, dueNowPercent }) => percentOf(total, dueNowPercent)));
  return { dueNow, remaining: bookedTotal(items) - dueNow };
}

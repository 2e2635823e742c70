import { percentOf } from '@/features/booking/domain/percent-of';
import { bookedTotal, type ItemMoney, isBooked, sumOf } from './shares';

type Item = ItemMoney & { dueNowPercent: number };

/** What is due of an unpaid order: now, the down payment of each booked item, and the rest on site. */
export function amountsUnpaid(items: readonly Item[]): { dueNow: number; remaining: number } {
  const dueNow = sumOf(items.filter(isBooked).map(({ total, dueNowPercent }) => percentOf(total, dueNowPercent)));
  return { dueNow, remaining: bookedTotal(items) - dueNow };
}

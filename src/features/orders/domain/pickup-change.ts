import type { Transfers } from '@/shared/schema/transfers';
import { type Day, dayAt, plusDays, startOf } from '@/shared/time/days';
import { transfersOf } from '@/shared/time/pickup';
import type { OrderStatus } from './order-state';

const MS_AN_HOUR = 3_600_000;

type Item = {
  state: 'booked' | 'off';
  day: Day;
  snapshot: { pickup: boolean; transfers: Transfers | null; durationDays: number };
  /** The booking cut-off, in hours before the day begins. */
  cutOffHours: number;
};

const open: readonly OrderStatus[] = ['pending_payment', 'paid', 'confirmed'];

/**
 * Areas the customer can choose until the first cut-off of the booked items that are not over, because all share one
 * address; null when no pickup can be changed any more.
 */
export function pickupChange(
  { status, items }: { status: OrderStatus; items: readonly Item[] },
  now: Date,
): { areas: string[]; until: Date } | null {
  const today = dayAt(now);
  const ahead = items.filter(
    ({ state, day, snapshot }) =>
      state === 'booked' && plusDays(day, Math.ceil(snapshot.durationDays) - 1) >= today && transfersOf(snapshot),
  );
  const cutOffs = ahead.map(({ day, cutOffHours }) => startOf(day).getTime() - cutOffHours * MS_AN_HOUR);
  const until = Math.min(...cutOffs);
  if (!open.includes(status) || ahead.length === 0 || until <= now.getTime()) return null;
  const served = ahead.flatMap(({ snapshot }) => (transfersOf(snapshot)?.pickup ?? []).map(({ area }) => area));
  return { areas: [...new Set(served)], until: new Date(until) };
}

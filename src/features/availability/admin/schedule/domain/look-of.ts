import type { MonthDayView } from '@/features/availability/admin/schedule/schema';

type Look = 'open' | 'full' | 'part' | 'closed';

/** How a day of a month looks; a closure without areas closes all of it. */
export function lookOf({ taken, closures }: Pick<MonthDayView, 'taken' | 'closures'>): Look {
  if (closures.some(({ areas }) => areas.length === 0)) return 'closed';
  if (closures.length > 0) return 'part';
  return taken > 0 ? 'full' : 'open';
}

import type { MonthDayView } from '@/features/availability/admin/schedule/schema';

type Look = 'open' | 'full' | 'part' | 'closed';

/** A closure without areas closes the whole day, unless it affects only the night. */
export function lookOf({ taken, closures }: Pick<MonthDayView, 'taken' | 'closures'>): Look {
  if (closures.some(({ areas, night_only }) => areas.length === 0 && !night_only)) return 'closed';
  if (closures.length > 0) return 'part';
  return taken > 0 ? 'full' : 'open';
}

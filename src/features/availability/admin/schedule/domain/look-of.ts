import type { MonthDayView } from '@/features/availability/admin/schedule/schema';

type Look = 'open' | 'full' | 'part' | 'closed';

/** The look of a day in the month; a closure without areas closes the whole day, unless it only concerns the night. */
export function lookOf({ taken, closures }: Pick<MonthDayView, 'taken' | 'closures'>): Look {
  if (closures.some(({ areas, night_only }) => areas.length === 0 && !night_only)) return 'closed';
  if (closures.length > 0) return 'part';
  return taken > 0 ? 'full' : 'open';
}

import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';

type Boat = { active: boolean; out_of_service: { to: Day; reason: string } | null };

/** Returns today's state as a translation key with its values. */
export function boatState({ active, out_of_service: span }: Boat, lng: Locale) {
  if (!active) return { state: 'inactive', tone: 'neutral', values: {} } as const;
  if (!span) return { state: 'in_service', tone: 'success', values: {} } as const;
  const values = { day: formatDay(span.to, lng, 'medium'), reason: span.reason };
  return { state: 'out_of_service', tone: 'warning', values } as const;
}

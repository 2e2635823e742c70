import type { Locale } from '@/shared/locale/locales';
import { formatNearDay } from '@/shared/time/dates';
import { isDay } from '@/shared/time/days';

/** Writes a `day` among the parameters of a sentence in the reader's language. */
export function withNamedDay(params: Record<string, unknown>, locale: Locale): Record<string, unknown> {
  const { day } = params;
  return typeof day === 'string' && isDay(day) ? { ...params, day: formatNearDay(day, locale) } : params;
}

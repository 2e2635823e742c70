import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { dayMeant } from '@/shared/time/day-meant';
import { dayAt } from '@/shared/time/days';
import type { PaletteEntry } from '@/ui/palette/palette';

/** The pages of the day that was typed, in any language. */
export function useDay(typed: string): PaletteEntry[] {
  const { t, lng } = useT('admin');
  const day = dayMeant(typed, dayAt(new Date()));
  if (!day) return [];
  const at = (path: string) => localePath(lng, `/admin${path}`);
  const label = formatDay(day, lng, 'full');
  return [
    { href: at(`/schedule/${day}`), label, hint: t('day.board') },
    { href: at(`/schedule/day?date=${day}`), label, hint: t('day.list') },
    { href: at(`/orders?from=${day}&to=${day}&sort=activity_date`), label, hint: t('day.orders') },
  ];
}

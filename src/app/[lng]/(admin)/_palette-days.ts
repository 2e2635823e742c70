import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';
import { parseDay } from '@/shared/time/parse-day';
import { useMayOpen } from '@/ui/access/rights';
import type { PaletteEntry } from '@/ui/palette/palette';

/** Pages of a day typed in any language. */
export function useDay(typed: string): PaletteEntry[] {
  const { t, lng } = useT('admin');
  const mayOpen = useMayOpen();
  const day = parseDay(typed, dayAt(new Date()));
  if (!day) return [];
  const label = formatDay(day, lng, 'full');
  const pages = [
    { path: `/admin/schedule/${day}`, label, hint: t('day.board') },
    { path: `/admin/schedule/day?date=${day}`, label, hint: t('day.list') },
    { path: `/admin/orders?from=${day}&to=${day}&sort=activity_date`, label, hint: t('day.orders') },
  ];
  return pages
    .filter(({ path }) => mayOpen(path))
    .map(({ path, ...page }) => ({ href: localePath(lng, path), ...page }));
}

import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';

export function usePaperText(lng: Locale) {
  const { t } = useT('crew-admin');
  return ({ until, isOver }: { until: Day; isOver: boolean }) =>
    t(isOver ? 'papers.expired' : 'papers.expires', { day: formatDay(until, lng) });
}

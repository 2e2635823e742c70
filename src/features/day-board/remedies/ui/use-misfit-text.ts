'use client';
import type { Misfit } from '@/features/outings/domain/misfits';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import { formatDay } from '@/shared/time/dates';

/** Says why a boat or van cannot take somebody. */
export function useMisfitText() {
  const { t, lng } = useT('outings-admin');
  const { t: catalogue } = useT('catalogue');
  return (misfit: Misfit): string => {
    switch (misfit.why) {
      case 'out_of_service':
        return t('misfit.out_of_service', { day: formatDay(misfit.until, lng, 'medium'), reason: misfit.reason });
      case 'area': {
        const names = misfit.areas.map((area) => catalogue(`area.${area}` as 'area.sanur'));
        return t('misfit.area', { areas: formatList(lng, names) });
      }
      case 'too_small':
        return t('misfit.too_small', { count: misfit.seats });
      case 'in_use': {
        const when = t(`dayPart.${misfit.parts.join('_')}` as 'dayPart.morning');
        return misfit.left === 0 ? t('misfit.full', { when }) : t('misfit.in_use', { when, count: misfit.left });
      }
      default:
        return t(`misfit.${misfit.why}`);
    }
  };
}

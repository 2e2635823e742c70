'use client';
import type { ScheduleDeparture } from '@/features/availability/admin/schedule/schema';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { monthOf } from '@/shared/time/month';
import { ButtonLink } from '@/ui/action/button-link';
import css from './schedule.module.css';

type Props = { lng: Locale; day: Day; about: Pick<ScheduleDeparture, 'limited_by' | 'opens_with_guide'> };

/**
 * States that boats or guides limit the seats, and the seats one more guide would open; renders nothing for any other
 * limit.
 */
export function LimitLine({ lng, day, about: { limited_by: limit, opens_with_guide: count } }: Props) {
  const { t } = useT('seats-admin');
  if (limit === 'transport') return <p className={css.limit}>{t('limit.transport')}</p>;
  if (limit !== 'crew') return null;
  return (
    <p className={css.limit}>
      {count ? `${t('limit.guides')} ${t('limit.opens', { count })}` : t('limit.crew')}
      <ButtonLink
        size="s"
        look="quiet"
        prefetch={false}
        href={`${localePath(lng, '/admin/roster')}?month=${monthOf(day)}&day=${day}`}
      >
        {t('roster')}
      </ButtonLink>
    </p>
  );
}

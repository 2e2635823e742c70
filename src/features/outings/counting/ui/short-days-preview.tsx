'use client';
import type { ShortDayView } from '@/features/outings/counting/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { OfficeLink } from '@/ui/access/office-link';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import css from './counting.module.css';
import { useMissing } from './use-missing';

/** Maximum number of days to list; further ones are counted. */
const SHOWN = 20;

type Props = {
  lng: Locale;
  preview: { data: ShortDayView[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Shown when there are no short days. */
  none: string;
  onLeave?: () => void;
};

/** Lists the days that a change would make short, before it is saved. */
export function ShortDaysPreview({ lng, preview, none, onLeave }: Props) {
  const { t } = useT('seats-admin');
  const { t: ui } = useT('ui');
  const missing = useMissing();
  const { data: days } = preview;
  if (preview.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void preview.refetch()}
        busy={preview.isFetching}
      />
    );
  if (!days) return <Skeleton lines={2} />;
  if (days.length === 0) return <Alert tone="success">{none}</Alert>;
  return (
    <Alert tone="warning" title={t('shortDays', { count: days.length })}>
      {t('shortHint')}
      <ul className={css.days}>
        {days.slice(0, SHOWN).map(({ date, parts }) => (
          <li key={date}>
            <OfficeLink lng={lng} path={`/admin/schedule?day=${date}`} onClick={onLeave}>
              {formatDay(date, lng, 'full')}
            </OfficeLink>
            {parts.map((part) => (
              <div key={part.part}>{missing(part)}</div>
            ))}
          </li>
        ))}
        {days.length > SHOWN && <li>{t('more', { count: days.length - SHOWN })}</li>}
      </ul>
    </Alert>
  );
}

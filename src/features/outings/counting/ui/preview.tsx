'use client';
import { keepPreviousData } from '@tanstack/react-query';
import Link from 'next/link';
import type { CountedFrom } from '@/features/outings/counting/schema';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import css from './counting.module.css';
import { useMissing } from './use-missing';

/** As many days are listed; the others are counted. */
const SHOWN = 20;

/** The days that would be short if boats and guides counted from these days. */
export function Preview({ lng, counted, onLeave }: { lng: Locale; counted: CountedFrom; onLeave: () => void }) {
  const { t } = useT('seats-admin');
  const { t: ui } = useT('ui');
  const missing = useMissing();
  const preview = trpc.admin.seats.preview.useQuery(counted, { placeholderData: keepPreviousData });
  if (preview.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void preview.refetch()}
        busy={preview.isFetching}
      />
    );
  if (!preview.data) return <Skeleton lines={2} />;
  const { data: days } = preview;
  if (days.length === 0) return <Alert tone="success">{t('noneShort')}</Alert>;
  return (
    <Alert tone="warning" title={t('shortDays', { count: days.length })}>
      {t('shortHint')}
      <ul className={css.days}>
        {days.slice(0, SHOWN).map(({ date, parts }) => (
          <li key={date}>
            <Link href={`${localePath(lng, '/admin/schedule')}?day=${date}`} prefetch={false} onClick={onLeave}>
              {formatDay(date, lng, 'full')}
            </Link>
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

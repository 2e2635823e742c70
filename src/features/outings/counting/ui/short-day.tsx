'use client';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { monthOf } from '@/shared/time/month';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import css from './counting.module.css';
import { useMissing } from './use-missing';

type Props = { lng: Locale; day: Day; remedies: ReactNode };

/** Shows a day's shortages and remedies; renders nothing if there are none. */
export function ShortDay({ lng, day, remedies }: Props) {
  const { t } = useT('seats-admin');
  const { t: ui } = useT('ui');
  const missing = useMissing();
  const shortDays = trpc.admin.seats.short_days.useQuery({ from: day, to: day });
  if (shortDays.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void shortDays.refetch()}
        busy={shortDays.isFetching}
      />
    );
  const [short] = shortDays.data ?? [];
  if (short?.date !== day) return null;
  const lacks = (kinds: readonly ('seats' | 'leaders' | 'instructors')[]) =>
    short.parts.some((part) => kinds.some((kind) => part[kind] > 0));
  return (
    <Alert
      tone="error"
      title={t('short')}
      actions={
        <>
          {remedies}
          {lacks(['seats']) && (
            <ButtonLink size="s" href={localePath(lng, '/admin/boats')}>
              {t('anotherBoat')}
            </ButtonLink>
          )}
          {lacks(['leaders', 'instructors']) && (
            <ButtonLink size="s" href={`${localePath(lng, '/admin/roster')}?month=${monthOf(day)}&day=${day}`}>
              {t('extraGuide')}
            </ButtonLink>
          )}
        </>
      }
    >
      <ul className={css.parts}>
        {short.parts.map((part) => (
          <li key={part.part}>{missing(part)}</li>
        ))}
      </ul>
      {t('remedyHint')}
    </Alert>
  );
}

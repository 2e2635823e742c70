'use client';
import { IconAlertTriangle } from '@tabler/icons-react';
import Link from 'next/link';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import css from './cannot-sail.module.css';
import { keepFresh } from './keep-fresh';
import type { RemediesOfDay } from './remedies';

/** The days that lack boats or guides, each with what can be done; renders nothing when all can sail. */
export function CannotSail({ lng, remedies }: { lng: Locale; remedies: RemediesOfDay }) {
  const { t } = useT('dashboard');
  const { data } = trpc.admin.dashboard.attention.useQuery(undefined, keepFresh);
  const days = data?.short_days ?? [];
  if (days.length === 0) return null;
  return (
    <section className={css.card}>
      <h2>
        <IconAlertTriangle aria-hidden="true" />
        {t('attention.shortDays', { count: days.length })}
      </h2>
      <ul>
        {days.map((day) => (
          <li key={day}>
            <Link href={`${localePath(lng, '/admin/schedule')}?day=${day}`} prefetch={false}>
              {formatDay(day, lng, 'full')}
            </Link>
            <ButtonLink size="s" prefetch={false} href={localePath(lng, `/admin/schedule/${day}`)}>
              {t('crew.board')}
            </ButtonLink>
            {remedies(day)}
          </li>
        ))}
      </ul>
    </section>
  );
}

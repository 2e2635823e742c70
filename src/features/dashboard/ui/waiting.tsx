'use client';
import type { WaitingCounts } from '@/features/dashboard/schema';
import { useT } from '@/i18n/client';
import { numberFormat } from '@/shared/locale/formats';
import { trpc } from '@/trpc/react';
import { keepFresh } from './keep-fresh';
import css from './waiting.module.css';

/** Counts what waits on a page of the menu; renders nothing when there is nothing. */
export function Waiting({ of }: { of: keyof WaitingCounts }) {
  const { t, lng } = useT('admin');
  const { data } = trpc.admin.dashboard.waiting.useQuery(undefined, keepFresh);
  const count = data?.[of] ?? 0;
  if (count === 0) return null;
  return (
    <span className={css.count} data-of={of}>
      <span aria-hidden="true">
        {of === 'red_days' ? t('waiting.red', { count }) : numberFormat(lng, {}).format(count)}
      </span>
      <span className="only-read-aloud">{t(`waiting.${of}`, { count })}</span>
    </span>
  );
}

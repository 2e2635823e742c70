'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { firstOf, formatMonth, type Month, monthOf, sameDayAfter } from '@/shared/time/month';
import { Button } from '@/ui/action/button';
import css from './pay.module.css';

const after = (month: Month, count: number) => monthOf(sameDayAfter(firstOf(month), count));

export function MonthChooser({ lng, month, show }: { lng: Locale; month: Month; show: (month: Month) => void }) {
  const { t } = useT('pay-admin');
  return (
    <fieldset className={css.tools} aria-label={t('month')}>
      <Button
        size="s"
        look="outline"
        aria-label={t('previous')}
        icon={<IconChevronLeft aria-hidden="true" />}
        onClick={() => show(after(month, -1))}
      />
      <strong role="status">{formatMonth(month, lng)}</strong>
      <Button
        size="s"
        look="outline"
        aria-label={t('next')}
        icon={<IconChevronRight aria-hidden="true" />}
        onClick={() => show(after(month, 1))}
      />
    </fieldset>
  );
}

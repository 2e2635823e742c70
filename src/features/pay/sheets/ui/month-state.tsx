'use client';
import type { Closing } from '@/features/pay/sheets/schema';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';

/** States who closed the month, and when. */
export function MonthClosed({ lng, closed }: { lng: Locale; closed: Closing }) {
  const { t } = useT('pay-admin');
  const when = formatMoment(new Date(closed.at), lng, 'medium');
  return <p className={css.soft}>{t('closedBy', { name: closed.by?.name || t('formerStaff'), when })}</p>;
}

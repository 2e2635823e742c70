'use client';
import type { CashDay } from '@/features/payments/cash/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { Facts } from '@/ui/show/facts';

/** Breaks down a day's expected cash and, once closed, shows the counted cash. */
export function TillFacts({ lng, day: { till, expected, closed } }: { lng: Locale; day: CashDay }) {
  const { t } = useT('payments-admin');
  const amount = (value: number) => formatRupiah(value, lng);
  const orNone = (value: number | null) => (value === null ? t('till.notRecorded') : amount(value));
  return (
    <>
      <Facts
        facts={[
          { label: t('till.float'), value: till.float === null ? t('till.notOpened') : amount(till.float) },
          { label: t('till.taken'), value: amount(till.taken) },
          { label: t('till.paidIn'), value: amount(till.paid_in) },
          { label: t('till.paidOut'), value: amount(till.paid_out) },
          { label: t('cash.expected'), value: amount(expected) },
          ...(closed
            ? [
                { label: t('cash.counted'), value: amount(closed.counted) },
                { label: t('cash.difference'), value: amount(closed.difference) },
                { label: t('till.left'), value: orNone(closed.left_in_till) },
                { label: t('till.handedOver'), value: orNone(closed.handed_over) },
                ...(closed.note ? [{ label: t('cash.note'), value: closed.note }] : []),
              ]
            : []),
        ]}
      />
      {closed && (
        <p>
          {t('cash.closedBy', {
            name: closed.closed_by?.name || t('formerStaff'),
            when: formatMoment(new Date(closed.closed_at), lng, 'medium'),
          })}
        </p>
      )}
    </>
  );
}

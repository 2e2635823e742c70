'use client';
import Link from 'next/link';
import { wayOf } from '@/features/payments/movements/domain/way';
import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { dayAt } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import css from './counter-form.module.css';

/** The payments taken today with their sums by method, in a line that leads to the cash report. */
export function SalesToday() {
  const { t, lng } = useT('orders-admin');
  const { t: payments } = useT('payments-admin');
  const today = dayAt(new Date());
  const { data: day } = trpc.admin.cash.day.useQuery({ date: today });
  if (!day) return null;
  const count = day.entries.filter(({ amount }) => amount > 0).length;
  const sums = day.by_way.map(({ way, amount }) => `${payments(`way.${wayOf(way)}`)} ${formatRupiah(amount, lng)}`);
  return (
    <p className={css.hint}>
      <Link href={`${localePath(lng, '/admin/reports/cash')}?date=${today}`} prefetch={false}>
        {count > 0 ? [t('counter.salesToday', { count }), ...sums].join(' · ') : t('counter.noSalesToday')}
      </Link>
    </p>
  );
}

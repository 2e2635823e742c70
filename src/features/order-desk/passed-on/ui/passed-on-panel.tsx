'use client';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { useShownDate } from '@/ui/form/use-shown-date';
import { Facts } from '@/ui/show/facts';
import { Panel } from '@/ui/show/panel';

/** What of the day's money belongs to parks and authorities; nothing where no fee was collected. */
export function PassedOnPanel({ lng }: { lng: Locale }) {
  const { date } = useShownDate();
  const { t } = useT('payments-admin');
  const { data } = trpc.admin.orders.passed_on.useQuery({ date });
  if (!data || data.fees.length === 0) return null;
  const facts = data.fees.map(({ name, people, amount }) => ({
    label: t('passedOn.of', { name, count: people }),
    value: formatRupiah(amount, lng),
  }));
  return (
    <Panel title={t('passedOn.title')}>
      <p>{t('passedOn.lead')}</p>
      <Facts facts={[...facts, { label: t('passedOn.total'), value: formatRupiah(data.total, lng) }]} />
    </Panel>
  );
}

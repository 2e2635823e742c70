'use client';
import { type TillEntryView, tillReversalInput } from '@/features/payments/till/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { useNotify } from '@/ui/feedback/use-notify';
import css from './till.module.css';
import { useTillAction } from './use-till-action';

function ReverseEntry({ entry, amount }: { entry: string; amount: string }) {
  const { t } = useT('payments-admin');
  const toast = useNotify();
  const reverse = trpc.admin.till.reverse.useMutation({
    ...useTillAction(t('till.reversed')),
    onError: toast.refused,
  });
  const ask = async () => {
    const answer = await confirm({
      title: t('till.reverseTitle', { amount }),
      body: t('till.reverseBody'),
      confirmLabel: t('till.reverse'),
      danger: true,
      reason: { label: t('till.reason'), input: tillReversalInput.pick({ reason: true }) },
    });
    if (answer) reverse.mutate({ entry, reason: answer.reason });
  };
  return (
    <Button size="s" look="quiet" busy={reverse.isPending} onClick={ask}>
      {t('till.reverse')}
    </Button>
  );
}

/** Lists cash put into or taken out of the till without an order, in order of recording. */
export function TillEntries({ lng, entries }: { lng: Locale; entries: readonly TillEntryView[] }) {
  const { t } = useT('payments-admin');
  const can = useCan();
  const moment = (at: string) => formatMoment(new Date(at), lng, 'medium');
  return (
    <ul className={css.entries} aria-label={t('till.movements')}>
      {entries.map(({ uuid, at, kind, amount, reason, recorded_by: person, reverses, reversible }) => (
        <li key={uuid}>
          <span>
            <time dateTime={at}>{moment(at)}</time> {t(`till.kind.${kind}`)}
            {reverses && ` (${t('till.reverses', { when: moment(reverses.at) })})`}
          </span>
          <span>{[reason, person && (person.name || t('formerStaff'))].filter(Boolean).join(' · ')}</span>
          <strong>{formatRupiah(amount, lng)}</strong>
          {reversible && can('money') && <ReverseEntry entry={uuid} amount={formatRupiah(amount, lng)} />}
        </li>
      ))}
    </ul>
  );
}

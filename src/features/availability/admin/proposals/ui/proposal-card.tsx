'use client';
import Link from 'next/link';
import { useRef } from 'react';
import { closurePath } from '@/features/availability/admin/closures/ui/paths';
import { datesToChoose } from '@/features/availability/admin/proposals/domain/proposal-state';
import type { ProposalView } from '@/features/availability/admin/proposals/schema';
import { useDayChange } from '@/features/availability/admin/schedule/ui/use-day-change';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import { formatDay, formatMoment } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/notify';
import { ProposalForm } from './proposal-form';
import css from './proposals.module.css';

type Props = { lng: Locale; proposal: ProposalView };

function Closed({ lng, closure }: { lng: Locale; closure: NonNullable<ProposalView['closure']> }) {
  const { t } = useT('availability-admin');
  const first = formatDay(closure.from, lng);
  const days = closure.from === closure.to ? first : `${first} – ${formatDay(closure.to, lng)}`;
  return (
    <p>
      <Link href={closurePath(lng, closure.uuid)}>{t('proposals.closed', { days })}</Link>
    </p>
  );
}

function Dismissed({ lng, proposal, name, onReopened }: Props & { name: string; onReopened: () => void }) {
  const { t } = useT('availability-admin');
  const refreshDays = useDayChange();
  const reopen = trpc.admin.closures.proposals.reopen.useMutation({
    onSuccess: ({ message }) => {
      notify({ type: 'success', title: t('proposals.saved'), text: message });
      onReopened();
    },
    onError: ({ message }) => notify({ type: 'error', title: t('proposals.notSaved'), text: message }),
    onSettled: refreshDays,
  });
  const date = proposal.decided_at ? formatMoment(new Date(proposal.decided_at), lng, 'medium') : '';
  const by = proposal.decided_by;
  return (
    <div className={css.actions}>
      <span>{by ? t('proposals.dismissedBy', { name: by, date }) : t('proposals.dismissedOn', { date })}</span>
      <Button
        size="s"
        busy={reopen.isPending}
        aria-label={t('proposals.reopenOf', { name })}
        onClick={() => reopen.mutate({ proposal: proposal.proposal })}
      >
        {t('proposals.reopen')}
      </Button>
    </div>
  );
}

export function ProposalCard({ lng, proposal }: Props) {
  const { t } = useT('availability-admin');
  const { t: areaName } = useT('catalogue');
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, year, areas, date, other_date: otherDate, state, closure } = proposal;
  const { prefill, other } = datesToChoose({ date, otherDate }, dayAt(new Date()));
  const name = t(`proposals.name.${kind}`, { year });
  const names = areas.map((area) => areaName(`area.${area}`));
  // Moves the focus, because the pressed button disappears with the decision.
  const onDecided = () => heading.current?.focus();
  return (
    <li className={css.proposal}>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <p className={css.closes}>
        {t('proposals.closes', { areas: names.length > 0 ? formatList(lng, names) : t('closures.everywhere') })}
      </p>
      {other && state === 'open' && (
        <Alert tone="warning">{t('proposals.disputed', { date: formatDay(other, lng) })}</Alert>
      )}
      {closure && <Closed lng={lng} closure={closure} />}
      {state === 'open' && (
        <ProposalForm lng={lng} proposal={proposal} prefill={prefill} name={name} onDismissed={onDecided} />
      )}
      {state === 'dismissed' && <Dismissed lng={lng} proposal={proposal} name={name} onReopened={onDecided} />}
    </li>
  );
}

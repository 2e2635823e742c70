'use client';
import type { ProposalView } from '@/features/availability/admin/proposals/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { dayAt, plusDays } from '@/shared/time/days';
import { MAX_DAYS } from '@/shared/time/horizon';
import { trpc } from '@/trpc/react';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Panel } from '@/ui/show/panel';
import { ProposalCard } from './proposal-card';
import css from './proposals.module.css';

/** Lists the yearly closures for the shop to decide; proposals for days not yet bookable are collapsed. */
export function Proposals({ lng }: { lng: Locale }) {
  const { t } = useT('availability-admin');
  const { t: ui } = useT('ui');
  const proposals = trpc.admin.closures.proposals.list.useQuery();
  if (proposals.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void proposals.refetch()}
        busy={proposals.isFetching}
      />
    );
  if (!proposals.data) return <Skeleton lines={4} />;
  if (proposals.data.length === 0) return null;
  const lastBookable = plusDays(dayAt(new Date()), MAX_DAYS - 1);
  const isSoon = ({ date }: ProposalView) => date <= lastBookable;
  const later = proposals.data.filter((proposal) => !isSoon(proposal));
  const cards = (shown: ProposalView[]) => (
    <ul className={css.proposals}>
      {shown.map((proposal) => (
        <ProposalCard key={proposal.proposal} lng={lng} proposal={proposal} />
      ))}
    </ul>
  );
  return (
    <Panel title={t('proposals.title')} className={css.panel}>
      <p className={css.intro}>{t('proposals.intro')}</p>
      {cards(proposals.data.filter(isSoon))}
      {later.length > 0 && (
        <details className={css.later}>
          <summary>{t('proposals.later', { count: later.length })}</summary>
          {cards(later)}
        </details>
      )}
    </Panel>
  );
}
